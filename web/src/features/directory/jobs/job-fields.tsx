import type { Control } from 'react-hook-form'
import { useField } from '../../../lib/use-field.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { PropertyPicker } from '../../../records/listings/property-picker.tsx'
import { FIELD_LABELS, type JobForm } from './job-values.ts'

export function JobFields({ control }: { control: Control<JobForm> }) {
  const description = useField(control, 'description')
  const property = useField(control, 'property_id')
  const date = useField(control, 'job_date')
  const cost = useField(control, 'cost')
  const notes = useField(control, 'notes')
  return (
    <>
      <TextField
        isRequired
        label={FIELD_LABELS.description}
        autoCapitalize="sentences"
        {...description}
      />
      <PropertyPicker {...property} />
      <div className="grid gap-6 sm:grid-cols-2">
        <DatePicker isRequired label={FIELD_LABELS.job_date} {...date} />
        <AmountField label={FIELD_LABELS.cost} {...cost} />
      </div>
      <TextArea label={FIELD_LABELS.notes} {...notes} />
    </>
  )
}
