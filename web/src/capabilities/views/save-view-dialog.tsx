import { viewNameSchema } from '@predio/domain/views'
import { useRef, useState, type SyntheticEvent } from 'react'
import { log } from '../../lib/log.ts'
import { isDuplicate } from '../../lib/save-row.ts'
import { useFocusFaultOf } from '../../lib/use-focus-fault.ts'
import { words } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { messages } from './messages.ts'
import { describeFailure } from './view-not-saved.ts'

interface SaveViewDialogProps {
  title: string
  /** What the view shows, in words. */
  sentence: string
  name: string
  /** Throws when it could not be saved. */
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a view. */
export function SaveViewDialog({ title, sentence, name, onSave, onClose }: SaveViewDialogProps) {
  const [typed, setTyped] = useState(name)
  const element = useRef<HTMLFormElement>(null)
  /** Of the name; what else went wrong stands at the button. */
  const [fault, setFault] = useState<{ text: string | undefined }>()
  const [failure, setFailure] = useState<string>()
  useFocusFaultOf(element, fault)
  const [isSaving, setSaving] = useState(false)

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (isSaving) return
    const checked = viewNameSchema.safeParse({ name: typed })
    if (!checked.success) return setFault({ text: checked.error.issues[0]?.message })
    setSaving(true)
    setFault(undefined)
    setFailure(undefined)
    try {
      await onSave(checked.data.name)
      onClose()
    } catch (error) {
      if (isDuplicate(error)) {
        log.refusal('view not saved', error)
        return setFault({ text: describeFailure(error) })
      }
      log.error('view not saved', error)
      setFailure(describeFailure(error))
    } finally {
      setSaving(false)
    }
  }

  return (
    <Dialog title={title} closesOutside={false} onClose={onClose}>
      <form
        ref={element}
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => void submit(event)}
      >
        <p className="text-ink-soft">{sentence}</p>
        <TextField
          isRequired
          label={messages.name}
          value={typed}
          error={fault?.text}
          onChange={setTyped}
        />
        <FormActions failure={failure}>
          <Button look="secondary" isDisabled={isSaving} onPress={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" isPending={isSaving} pendingLabel={words.saving}>
            {messages.save}
          </Button>
        </FormActions>
      </form>
    </Dialog>
  )
}
