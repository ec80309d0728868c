import type { Control, FieldPath } from 'react-hook-form'
import { useField } from '../../../lib/use-field.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import type { ClientFormInput } from './client-form-schema.ts'

interface AmountFieldProps {
  control: Control<ClientFormInput>
  name: FieldPath<ClientFormInput> &
    `${string}${'_min' | '_max' | 'min_price' | 'max_price' | 'bedrooms'}`
  label: string
  format?: 'currency' | 'number'
  step?: number
}

/** A number that may be missing: the kit says NaN for it, the schema null. */
export function AmountField({
  control,
  name,
  label,
  format = 'currency',
  step = 0.01,
}: AmountFieldProps) {
  const { value, onChange, onBlur, error } = useField(control, name)
  return (
    <NumberField
      label={label}
      format={format}
      step={step}
      minValue={0}
      value={typeof value === 'number' ? value : Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      onBlur={onBlur}
      error={error}
    />
  )
}
