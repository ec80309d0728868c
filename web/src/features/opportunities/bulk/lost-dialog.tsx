import { closingSchema } from '@predio/domain/opportunities'
import { useField } from '../../../lib/use-field.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useActionForm } from '../../../ui/use-action-form.ts'
import {
  checkClosing,
  ReasonField,
  type ClosingForm,
} from '../../../records/opportunities/closing/closing-inputs.tsx'
import { messages } from './messages.ts'

interface LostDialogProps {
  count: number
  onDone: (reason: string) => void
  onClose: () => void
}

/** BULK-21: one reason applies to all chosen opportunities. */
export function LostDialog({ count, onDone, onClose }: LostDialogProps) {
  const form = useActionForm<ClosingForm>({
    resolver: checkClosing,
    initial: { outcome: 'lost', closed_amount: null, closed_reason: '' },
    run: (values) => onDone(closingSchema.parse(values).closed_reason ?? ''),
  })
  return (
    <FormDialog
      title={messages.loseTitle(count)}
      form={form}
      submitLabel={messages.loseButton}
      onClose={onClose}
    >
      <p className="text-ink-soft">{messages.loseText}</p>
      <ReasonField outcome="lost" {...useField(form.control, 'closed_reason')} />
    </FormDialog>
  )
}
