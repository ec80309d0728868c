import {
  BATHROOMS,
  BEDROOMS,
  CONDITION_LABELS,
  CONDITIONS,
  ESTIMATED_TYPES,
  FLOORS,
  PROPERTY_TYPE_LABELS,
} from '@predio/domain/estimator'
import { useWatch, type Control } from 'react-hook-form'
import { useField } from '../../../lib/use-field.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { messages } from '../messages.ts'
import type { EstimateForm } from './form-values.ts'

const TYPES = ESTIMATED_TYPES.map((id) => ({ id, label: PROPERTY_TYPE_LABELS[id] }))
const STATES = CONDITIONS.map((id) => ({ id, label: CONDITION_LABELS[id] }))

interface FieldsProps {
  control: Control<EstimateForm>
}

export function HomeFields({ control }: FieldsProps) {
  const type = useField(control, 'propertyType')
  const condition = useField(control, 'condition')
  const propertyType = useWatch({ control, name: 'propertyType' })
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Select
          label={messages.propertyType}
          options={TYPES}
          value={type.value}
          onChange={type.onChange}
          error={type.error}
        />
        <Select
          label={messages.condition}
          options={STATES}
          value={condition.value}
          onChange={condition.onChange}
          error={condition.error}
        />
      </div>
      <div className="grid items-start gap-6 sm:grid-cols-3">
        <AreaField control={control} name="constructionArea" label={messages.construction} />
        <AreaField control={control} name="landArea" label={messages.land} />
        <AgeField control={control} />
      </div>
      {propertyType !== 'land' && (
        <div className="grid items-start gap-6 sm:grid-cols-3">
          <CountField control={control} name="bedrooms" label={messages.bedrooms} {...BEDROOMS} />
          <CountField
            control={control}
            name="bathrooms"
            label={messages.bathrooms}
            {...BATHROOMS}
          />
          <CountField control={control} name="floors" label={messages.floors} {...FLOORS} />
        </div>
      )}
    </>
  )
}

function AreaField({
  control,
  name,
  label,
}: FieldsProps & { name: 'constructionArea' | 'landArea'; label: string }) {
  return (
    <TextField
      isRequired
      label={label}
      inputMode="decimal"
      autoComplete="off"
      description={messages.areaHelp}
      end={<span className="pr-3.5 text-sm text-ink-soft">m²</span>}
      {...useField(control, name)}
    />
  )
}

function AgeField({ control }: FieldsProps) {
  return (
    <TextField
      label={messages.age}
      inputMode="numeric"
      autoComplete="off"
      end={<span className="pr-3.5 text-sm text-ink-soft">{messages.years}</span>}
      {...useField(control, 'age')}
    />
  )
}

interface CountFieldProps extends FieldsProps {
  name: 'bedrooms' | 'bathrooms' | 'floors'
  label: string
  min: number
  max: number
  step?: number
  default: number
}

/** Left empty it goes back to its default. */
function CountField({ control, name, label, min, max, step = 1, ...rest }: CountFieldProps) {
  const { value, onChange, onBlur, error } = useField(control, name)
  return (
    <NumberField
      hasSteppers
      label={label}
      minValue={min}
      maxValue={max}
      step={step}
      value={value}
      onChange={(next) => onChange(Number.isNaN(next) ? rest.default : next)}
      onBlur={onBlur}
      error={error}
    />
  )
}
