import { BUDGET_COLUMNS, CLIENT_STATUS_LABELS, CLIENT_TYPE_LABELS } from '@predio/domain/clients'
import {
  IMPORT_FIELD_LABELS,
  nameCells,
  readClientRow,
  type ImportedRow,
  type ImportField,
  type ImportOptions,
  type ImportValues,
} from '@predio/domain/csv'
import { RepairForm, type RepairFieldProps } from '../../../capabilities/imports/repair-form.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { correct } from './check-rows.ts'
import { optionsOf } from '../../../ui/option.ts'

interface RepairClientProps {
  row: ImportedRow
  options: ImportOptions
  /** Earlier corrections of the row. */
  changes: ImportValues | undefined
  onSave: (changes: ImportValues) => void
  onCancel: () => void
}

/** Fields that are checked together are shown together. */
const TOGETHER: Partial<Record<ImportField, readonly ImportField[]>> = {
  first_name: ['first_name', 'last_name'],
  last_name: ['first_name', 'last_name'],
  budget_min: BUDGET_COLUMNS,
}

export function RepairClient({ row, options, changes, onSave, onCancel }: RepairClientProps) {
  return (
    <RepairForm<ImportField>
      fields={fieldsOf(row, changes)}
      cells={cellsOf(row)}
      check={(typed) => readClientRow(correct(row.values, typed), row.line, options).errors}
      renderField={(field) => <RepairField {...field} />}
      onSave={(typed) => onSave({ ...changes, ...typed })}
      onCancel={onCancel}
    />
  )
}

const TYPES = optionsOf(CLIENT_TYPE_LABELS)
const STATUSES = optionsOf(CLIENT_STATUS_LABELS)

function RepairField({ field, value, onChange, ...rest }: RepairFieldProps<ImportField>) {
  const label = IMPORT_FIELD_LABELS[field]
  if (field === 'type' || field === 'status') {
    const options = field === 'type' ? TYPES : STATUSES
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
  if (field === 'notes')
    return <TextArea {...rest} label={label} value={value} onChange={onChange} />
  return (
    <TextField
      {...rest}
      label={label}
      value={value}
      onChange={onChange}
      autoComplete="off"
      {...((field === 'phone' || field === 'whatsapp') && { type: 'tel' })}
      {...(field === 'email' && { type: 'email', autoCapitalize: 'none' })}
      {...((field === 'first_name' || field === 'last_name') && { autoCapitalize: 'words' })}
    />
  )
}

function fieldsOf({ errors }: ImportedRow, changes: ImportValues | undefined): ImportField[] {
  const faulty = errors.flatMap(({ field }) => TOGETHER[field] ?? [field])
  const touched = Object.keys(changes ?? {}) as ImportField[]
  return [...new Set([...faulty, ...touched])]
}

function cellsOf({ values }: ImportedRow): ImportValues {
  const { first, last } = nameCells(values)
  return { ...values, first_name: first, last_name: last }
}
