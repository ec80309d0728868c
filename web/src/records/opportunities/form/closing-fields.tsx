import type { UseFormReturn } from 'react-hook-form'
import { useField } from '../../../lib/use-field.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { ReasonField } from '../closing/closing-inputs.tsx'
import { FIELD_LABELS } from '../messages.ts'
import type { FormInput } from './form-schema.ts'

interface ClosingFieldsProps {
  form: UseFormReturn<FormInput>
  outcome: 'won' | 'lost'
}

export function ClosingFields({ form: { control }, outcome }: ClosingFieldsProps) {
  const amount = useField(control, 'closed_amount')
  const reason = useField(control, 'closed_reason')
  return (
    <>
      {outcome === 'won' && (
        <AmountField isRequired label={FIELD_LABELS.closed_amount} {...amount} />
      )}
      <ReasonField outcome={outcome} {...reason} />
    </>
  )
}
