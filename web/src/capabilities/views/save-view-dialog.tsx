import { viewNameSchema } from '@predio/domain/views'
import { checkForm } from '../../lib/check-form.ts'
import { useField } from '../../lib/use-field.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useActionForm } from '../../ui/use-action-form.ts'
import { isDuplicate } from '../../lib/save-row.ts'
import { TextField } from '../../ui/text-field.tsx'
import { messages } from './messages.ts'
import { describeFailure } from './view-not-saved.ts'

const check = checkForm(viewNameSchema, (values: { name: string }) => values)

interface SaveViewDialogProps {
  title: string
  sentence: string
  name: string
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

export function SaveViewDialog({ title, sentence, name, onSave, onClose }: SaveViewDialogProps) {
  const form = useActionForm({
    draft: `view-name.${title}.${sentence}.${name}`,
    resolver: check,
    initial: { name },
    run: async (values) => {
      await onSave(viewNameSchema.parse(values).name)
      onClose()
    },
    explain: (error) => {
      const text = describeFailure(error)
      return isDuplicate(error) ? { field: 'name', text } : text
    },
    event: 'view not saved',
  })
  return (
    <FormDialog title={title} form={form} submitLabel={messages.save} onClose={onClose}>
      <p className="text-ink-soft">{sentence}</p>
      <TextField isRequired label={messages.name} {...useField(form.control, 'name')} />
    </FormDialog>
  )
}
