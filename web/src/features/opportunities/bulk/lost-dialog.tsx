import { closingSchema } from '@predio/domain/opportunities'
import { useRef, useState, type SyntheticEvent } from 'react'
import { useFocusFaultOf } from '../../../lib/use-focus-fault.ts'
import { words } from '../../../lib/words.ts'
import { ReasonField } from '../../../records/opportunities/closing/closing-inputs.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { messages } from './messages.ts'

interface LostDialogProps {
  count: number
  onDone: (reason: string) => void
  onClose: () => void
}

/** Asks once why all of the chosen ones were lost (BULK-21). */
export function LostDialog({ count, onDone, onClose }: LostDialogProps) {
  const [reason, setReason] = useState('')
  const element = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<{ text: string | undefined }>()
  useFocusFaultOf(element, fault)

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const checked = closingSchema.safeParse({ outcome: 'lost', closed_reason: reason })
    if (!checked.success) return setFault({ text: checked.error.issues[0]?.message })
    onDone(checked.data.closed_reason ?? '')
    onClose()
  }

  return (
    <Dialog title={messages.loseTitle(count)} closesOutside={false} onClose={onClose}>
      <form ref={element} noValidate className="flex flex-col gap-6" onSubmit={submit}>
        <p className="text-ink-soft">{messages.loseText}</p>
        <ReasonField
          outcome="lost"
          value={reason}
          onChange={(text) => {
            setReason(text)
            setFault(undefined)
          }}
          onBlur={() => undefined}
          error={fault?.text}
        />
        <FormActions>
          <Button look="secondary" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit">{messages.loseButton}</Button>
        </FormActions>
      </form>
    </Dialog>
  )
}
