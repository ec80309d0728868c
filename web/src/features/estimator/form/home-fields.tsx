import {
  AGE,
  BATHROOMS,
  BEDROOMS,
  CONDITION_LABELS,
  FLOORS,
  MAX_AREA,
  PROPERTY_TYPE_LABELS,
} from '@predio/domain/estimator'
import { useWatch, type Control } from 'react-hook-form'
import { useField } from '../../../lib/use-field.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { messages } from '../messages.ts'
import { optionsOf } from '../../../ui/option.ts'
import type { EstimateForm } from './form-values.ts'

const TYPES = optionsOf(PROPERTY_TYPE_LABELS)
const STATES = optionsOf(CONDITION_LABELS)

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
        <Select label={messages.propertyType} options={TYPES} {...type} />
        <Select label={messages.condition} options={STATES} {...condition} />
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
    <NumberField
      isRequired
      label={label}
      unit="m²"
      min={0}
      max={MAX_AREA}
      step={0.01}
      description={messages.areaHelp}
      {...useField(control, name)}
    />
  )
}

function AgeField({ control }: FieldsProps) {
  return (
    <NumberField
      label={messages.age}
      unit={messages.years}
      min={AGE.min}
      max={AGE.max}
      step={1}
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

function CountField({ control, name, label, min, max, step = 1, ...rest }: CountFieldProps) {
  const field = useField(control, name)
  return (
    <NumberField
      hasSteppers
      label={label}
      min={min}
      max={max}
      step={step}
      {...field}
      onBlur={() => {
        if (field.value === null) field.onChange(rest.default)
        field.onBlur()
      }}
    />
  )
}
