import { useField } from '../../lib/use-field.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useActionForm } from '../../ui/use-action-form.ts'
import type { Option } from '../../ui/option.ts'
import { Select } from '../../ui/select.tsx'

interface ChoiceDialogProps {
  title: string
  label: string
  options: readonly Option[]
  action: string
  onDone: (chosen: string) => void
  onClose: () => void
}

export function ChoiceDialog({
  title,
  label,
  options,
  action,
  onDone,
  onClose,
}: ChoiceDialogProps) {
  const form = useActionForm({
    resolver: (values) => ({ values, errors: {} }),
    initial: { chosen: options[0]?.id ?? '' },
    run: ({ chosen }) => {
      onDone(chosen)
      onClose()
    },
  })
  return (
    <FormDialog title={title} form={form} submitLabel={action} onClose={onClose}>
      <Select label={label} options={options} {...useField(form.control, 'chosen')} />
    </FormDialog>
  )
}
