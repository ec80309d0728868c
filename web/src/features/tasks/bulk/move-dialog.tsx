import { addDays } from '@predio/domain/dates'
import { useRef, useState } from 'react'
import { useFocusFaultOf } from '../../../lib/use-focus-fault.ts'
import { words } from '../../../lib/words.ts'
import { useToday } from '../../../capabilities/profile/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { messages } from './messages.ts'

interface MoveDialogProps {
  count: number
  onDone: (day: string) => void
  onClose: () => void
}

/** Asks for the day that the chosen tasks go to; tomorrow to begin with. */
export function MoveDialog({ count, onDone, onClose }: MoveDialogProps) {
  const today = useToday()
  const [day, setDay] = useState<string | null>(() => addDays(today, 1))
  const element = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<object>()
  useFocusFaultOf(element, fault)
  return (
    <Dialog title={messages.moveTitle(count)} closesOutside={false} onClose={onClose}>
      <form
        ref={element}
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (day === null) return setFault({})
          onDone(day)
          onClose()
        }}
      >
        <DatePicker
          isRequired
          label={messages.day}
          description={messages.dayHint}
          value={day}
          error={fault && day === null ? messages.dayMissing : undefined}
          minValue={today}
          maxValue="2199-12-31"
          onChange={setDay}
        />
        <FormActions>
          <Button look="secondary" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit">{messages.moveButton}</Button>
        </FormActions>
      </form>
    </Dialog>
  )
}
