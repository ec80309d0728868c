import { closingSchema, type ClosingValues } from '@predio/domain/opportunities'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useActionForm } from '../../../ui/use-action-form.ts'
import { useField } from '../../../lib/use-field.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import type { Stage } from '../api/list-stages.ts'
import type { OpportunityRow } from '../api/opportunity-row.ts'
import { askHowItClosed, FIELD_LABELS, messages } from '../messages.ts'
import { checkClosing, ReasonField, type ClosingForm } from './closing-inputs.tsx'

interface ClosingDialogProps {
  card: OpportunityRow
  stage: Stage
  onCancel: () => void
  onClose: (values: ClosingValues) => void
}

/** OPP-20: the agent says how the opportunity closed before its card moves to a closing stage. */
export function ClosingDialog({ card, stage, onCancel, onClose }: ClosingDialogProps) {
  const outcome = stage.outcome === 'won' ? 'won' : 'lost'
  const form = useActionForm<ClosingForm>({
    resolver: checkClosing,
    initial: {
      outcome,
      closed_amount: outcome === 'won' ? (card.closed_amount ?? card.expected_amount) : null,
      closed_reason: '',
    },
    run: (values) => onClose(closingSchema.parse(values)),
  })
  const amount = useField(form.control, 'closed_amount')
  const reason = useField(form.control, 'closed_reason')
  return (
    <FormDialog
      title={outcome === 'won' ? messages.howMuchWon : messages.whyLost}
      form={form}
      submitLabel={messages.markAs[outcome]}
      onClose={onCancel}
    >
      <p className="-mb-2 text-ink-soft wrap-anywhere">{askHowItClosed(card, stage.name)}</p>
      {outcome === 'won' && (
        <AmountField isRequired label={FIELD_LABELS.closed_amount} {...amount} />
      )}
      <ReasonField outcome={outcome} {...reason} />
    </FormDialog>
  )
}
