import { RENTAL_STATUS_LABELS, SALE_STATUS_LABELS, type Property } from '@predio/domain/properties'
import type { Control } from 'react-hook-form'
import { useField } from '../../../lib/use-field.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { RecordInput } from './record-schema.ts'
import { messages, RECORD_LABELS } from '../messages.ts'
import { Select } from '../../../ui/select.tsx'
import { optionsOf } from '../../../ui/option.ts'

const SITE = 'site'

interface StatusSelectProps {
  label: string
  labels: Readonly<Record<string, string>>
  ofSite: string | null | undefined
  value: string
  onChange: (status: string) => void
}

interface RecordFieldsProps {
  control: Control<RecordInput>
  property: Property
}

export function RecordFields({ control, property }: RecordFieldsProps) {
  const sale = useField(control, 'sale_status')
  const rental = useField(control, 'rental_status')
  const end = useField(control, 'rental_contract_end')
  const first = useField(control, 'first_name')
  const last = useField(control, 'last_name')
  const isRent = property.operations.includes('rent')
  return (
    <>
      {property.operations.includes('sale') && (
        <StatusSelect
          label={RECORD_LABELS.sale_status}
          labels={SALE_STATUS_LABELS}
          ofSite={property.own ? undefined : property.saleStatus}
          value={sale.value}
          onChange={sale.onChange}
        />
      )}
      {isRent && (
        <div className="grid gap-6 sm:grid-cols-2">
          <StatusSelect
            label={RECORD_LABELS.rental_status}
            labels={RENTAL_STATUS_LABELS}
            ofSite={property.own ? undefined : property.rentalStatus}
            value={rental.value}
            onChange={rental.onChange}
          />
          <DatePicker
            label={RECORD_LABELS.rental_contract_end}
            description={messages.contractEndsHint}
            {...end}
          />
        </div>
      )}
      <fieldset className="grid gap-6 sm:grid-cols-2">
        <legend className="mb-3 font-medium">{messages.advisor}</legend>
        <TextField label={RECORD_LABELS.first_name} {...first} />
        <TextField label={RECORD_LABELS.last_name} {...last} />
      </fieldset>
    </>
  )
}

function StatusSelect({ label, labels, ofSite, value, onChange }: StatusSelectProps) {
  const options = optionsOf(labels)
  if (ofSite === undefined) {
    return (
      <Select
        label={label}
        options={options}
        value={value || 'disponible'}
        onChange={(id) => onChange(String(id ?? ''))}
      />
    )
  }
  const said = ofSite === null ? SALE_STATUS_LABELS.disponible : (labels[ofSite] ?? ofSite)
  return (
    <Select
      label={label}
      options={[{ id: SITE, label: messages.asOnSite(said) }, ...options]}
      value={value === '' ? SITE : value}
      onChange={(id) => onChange(id === SITE || id === null ? '' : String(id))}
    />
  )
}
