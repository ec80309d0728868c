import {
  LISTING_FIELD_LABELS,
  readListingRow,
  type ListingCells,
  type ListingField,
  type ListingImportOptions,
} from '@predio/domain/listing-import'
import { OFFER_LABELS, OFFERS, PROPERTY_TYPES, TYPE_LABELS } from '@predio/domain/properties'
import { correctCells } from '../../capabilities/imports/correct-cells.ts'
import { RepairForm, type RepairFieldProps } from '../../capabilities/imports/repair-form.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Checked } from './plan-import.ts'

interface RepairListingProps {
  row: Checked
  options: ListingImportOptions
  /** Earlier corrections of the row. */
  changes: ListingCells | undefined
  onSave: (changes: ListingCells) => void
  onCancel: () => void
}

export function RepairListing({ row, options, changes, onSave, onCancel }: RepairListingProps) {
  const faulty = row.errors.map(({ field }) => field)
  const touched = Object.keys(changes ?? {}) as ListingField[]
  return (
    <RepairForm<ListingField>
      fields={[...new Set([...faulty, ...touched])]}
      cells={row.values}
      check={(typed) => readListingRow(correctCells(row.values, typed), row.line, options).errors}
      renderField={(field) => <RepairField {...field} />}
      onSave={(typed) => onSave({ ...changes, ...typed })}
      onCancel={onCancel}
    />
  )
}

// The cell gets the word that a file would have, which the rules read again.
const TYPES = PROPERTY_TYPES.map((id) => ({ id: TYPE_LABELS[id], label: TYPE_LABELS[id] }))
const OPERATIONS = OFFERS.map((id) => ({ id: OFFER_LABELS[id], label: OFFER_LABELS[id] }))
const LONG = new Set<ListingField>(['description', 'private_note', 'photos', 'features'])

function RepairField({ field, value, onChange, ...rest }: RepairFieldProps<ListingField>) {
  const label = LISTING_FIELD_LABELS[field]
  if (field === 'type' || field === 'operation') {
    const options: readonly { id: string; label: string }[] = field === 'type' ? TYPES : OPERATIONS
    return (
      <Select
        {...rest}
        label={label}
        options={options}
        value={options.find(({ id }) => id === value)?.id ?? null}
        onChange={(key) => onChange(String(key))}
      />
    )
  }
  const Field = LONG.has(field) ? TextArea : TextField
  return <Field {...rest} label={label} value={value} onChange={onChange} />
}
