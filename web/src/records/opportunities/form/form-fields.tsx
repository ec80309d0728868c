import { expectedCommission, OPPORTUNITY_FIELDS } from '@predio/domain/opportunities'
import { formatCents, numberOrNull } from '@predio/domain/money'
import { OPERATION_LABELS } from '@predio/domain/properties'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useField } from '../../../lib/use-field.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ClientPicker } from '../../clients/client-picker.tsx'
import { PropertyPicker, type PickedProperty } from '../../listings/property-picker.tsx'
import type { Stage } from '../api/list-stages.ts'
import { FIELD_LABELS, messages } from '../messages.ts'
import { optionsOf } from '../../../ui/option.ts'
import { ClosingFields } from './closing-fields.tsx'
import { NO_PROPERTY, type FormInput } from './form-schema.ts'

const TYPES = optionsOf(OPERATION_LABELS)

interface FormFieldsProps {
  form: UseFormReturn<FormInput>
  stages: readonly Stage[]
}

export function FormFields({ form, stages }: FormFieldsProps) {
  const { control, getValues, getFieldState, setValue } = form
  const client = useField(control, 'client')
  const property = useField(control, 'property')
  const type = useField(control, 'type')
  const stage = useField(control, 'stage_id')
  const closeDate = useField(control, 'expected_close_date')
  const lender = useField(control, 'lender')
  const notes = useField(control, 'notes')
  const outcome = stages.find(({ id }) => id === stage.value)?.outcome ?? 'open'

  /** OPP-16: the property fills in price and operation unless the agent has typed others. */
  function chooseProperty(chosen: PickedProperty | null): void {
    property.onChange(chosen && { id: chosen.id, label: chosen.label })
    if (!chosen || chosen.id === NO_PROPERTY.id) return
    const isGuess = getValues('expected_amount') === null
    if (isGuess && chosen.price !== null) setValue('expected_amount', chosen.price)
    if (!getFieldState('type').isDirty && isGuess) setValue('type', chosen.operation)
  }

  return (
    <>
      <ClientPicker
        isRequired
        newClientType={type.value === 'rent' ? 'inquilino' : 'comprador'}
        {...client}
      />
      <PropertyPicker
        isRequired
        none={NO_PROPERTY}
        newOperation={type.value}
        value={property.value}
        onChange={chooseProperty}
        error={property.error}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Select isRequired label={FIELD_LABELS.type} options={TYPES} {...type} />
        <Select
          isRequired
          label={FIELD_LABELS.stage_id}
          options={stages.map(({ id, name }) => ({ id, label: name }))}
          {...stage}
        />
      </div>
      {outcome !== 'open' && <ClosingFields form={form} outcome={outcome} />}
      <Amounts form={form} />
      <div className="grid gap-6 sm:grid-cols-2">
        <DatePicker label={FIELD_LABELS.expected_close_date} {...closeDate} />
        <TextField label={FIELD_LABELS.lender} autoCapitalize="words" {...lender} />
      </div>
      <TextArea label={FIELD_LABELS.notes} {...notes} />
    </>
  )
}

function Amounts({ form: { control } }: Pick<FormFieldsProps, 'form'>) {
  const amount = useField(control, 'expected_amount')
  const commission = useField(control, 'commission_percentage')
  const months = useField(control, 'commission_months')
  const probability = useField(control, 'probability')
  const [type, expected_amount, commission_percentage, commission_months] = useWatch({
    control,
    name: ['type', 'expected_amount', 'commission_percentage', 'commission_months'],
  })
  const terms = {
    type,
    commission_percentage: numberOrNull(commission_percentage),
    commission_months: numberOrNull(commission_months),
  }
  const cents = expectedCommission(terms, numberOrNull(expected_amount))
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <AmountField
          label={FIELD_LABELS.expected_amount}
          description={type === 'rent' ? messages.rentHelp : undefined}
          {...amount}
        />
        {type === 'rent' ? (
          <NumberField
            label={FIELD_LABELS.commission_months}
            min={0}
            max={OPPORTUNITY_FIELDS.commission_months.max}
            step={0.01}
            {...months}
          />
        ) : (
          <NumberField
            label={FIELD_LABELS.commission_percentage}
            unit="%"
            min={0}
            max={100}
            step={0.1}
            {...commission}
          />
        )}
        <NumberField
          label={FIELD_LABELS.probability}
          unit="%"
          min={0}
          max={100}
          step={1}
          {...probability}
        />
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-sunken px-4 py-3 text-sm">
        <span className="text-ink-soft">{messages.expectedCommission}</span>
        <output className={cents === null ? 'text-ink-soft' : 'font-semibold tabular-nums'}>
          {cents === null ? messages.commissionUnknown[type] : formatCents(cents)}
        </output>
      </p>
    </div>
  )
}
