import type { Control } from 'react-hook-form'
import { useField } from '../../../lib/use-field.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { ClientFormInput } from './client-form-schema.ts'
import { FIELD_LABELS } from './describe-client.ts'
import { WordsField } from './words-field.tsx'

export function MoreFields({ control }: { control: Control<ClientFormInput> }) {
  const least = useField(control, 'client.budget_min')
  const most = useField(control, 'client.budget_max')
  const tags = useField(control, 'client.tags')
  const notes = useField(control, 'client.notes')
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <AmountField label="Presupuesto mínimo" {...least} />
        <AmountField label="Presupuesto máximo" {...most} />
      </div>
      <WordsField
        label={FIELD_LABELS.tags}
        placeholder="Por ejemplo: Crédito autorizado"
        value={tags.value ?? []}
        onChange={tags.onChange}
        error={tags.error}
      />
      <TextArea
        label={FIELD_LABELS.notes}
        value={notes.value ?? ''}
        onChange={notes.onChange}
        onBlur={notes.onBlur}
        error={notes.error}
      />
    </>
  )
}
