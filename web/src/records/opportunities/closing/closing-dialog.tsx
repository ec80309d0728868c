import type { FormOf } from '@predio/domain/fields'
import {
  type CLOSING_FIELDS,
  closingSchema,
  type ClosingValues,
} from '@predio/domain/opportunities'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { checkForm } from '../../../lib/check-form.ts'
import { useField } from '../../../lib/use-field.ts'
import { useFocusFault } from '../../../lib/use-focus-fault.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import type { Stage } from '../api/list-stages.ts'
import type { OpportunityRow } from '../api/opportunity-row.ts'
import { askHowItClosed, FIELD_LABELS, messages } from '../messages.ts'
import { ReasonField } from './closing-inputs.tsx'
import { words } from '../../../lib/words.ts'

type ClosingForm = FormOf<typeof CLOSING_FIELDS> & { outcome: 'won' | 'lost' }

interface ClosingDialogProps {
  card: OpportunityRow
  stage: Stage
  onCancel: () => void
  onClose: (values: ClosingValues) => void
}

/** Asks how an opportunity closed before its card moves to a closing stage (OPP-20). */
export function ClosingDialog({ card, stage, onCancel, onClose }: ClosingDialogProps) {
  const outcome = stage.outcome === 'won' ? 'won' : 'lost'
  return (
    <Dialog
      title={outcome === 'won' ? messages.howMuchWon : messages.whyLost}
      onClose={onCancel}
      closesOutside={false}
    >
      <p className="-mb-2 text-ink-soft wrap-anywhere">{askHowItClosed(card, stage.name)}</p>
      <ClosingBody card={card} outcome={outcome} onCancel={onCancel} onClose={onClose} />
    </Dialog>
  )
}

function ClosingBody({
  card,
  outcome,
  onCancel,
  onClose,
}: Omit<ClosingDialogProps, 'stage'> & Pick<ClosingForm, 'outcome'>) {
  const { control, handleSubmit, formState } = useForm<ClosingForm>({
    resolver: checkForm(closingSchema, (values: ClosingForm) => values),
    defaultValues: {
      outcome,
      closed_amount: outcome === 'won' ? (card.closed_amount ?? card.expected_amount) : null,
      closed_reason: '',
    },
    shouldFocusError: false,
  })
  const element = useRef<HTMLFormElement>(null)
  useFocusFault(element, formState)
  const amount = useField(control, 'closed_amount')
  const reason = useField(control, 'closed_reason')
  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) =>
        void handleSubmit((values) => onClose(closingSchema.parse(values)))(event)
      }
    >
      {outcome === 'won' && (
        <AmountField isRequired label={FIELD_LABELS.closed_amount} {...amount} />
      )}
      <ReasonField outcome={outcome} {...reason} />
      <FormActions>
        <Button look="secondary" onPress={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit">{messages.markAs[outcome]}</Button>
      </FormActions>
    </form>
  )
}
