import {
  BUDGET_COLUMNS,
  CLIENT_STATUS_LABELS,
  CLIENT_STATUSES,
  CLIENT_TYPE_LABELS,
  CLIENT_TYPES,
} from '@predio/domain/clients'
import {
  IMPORT_FIELD_LABELS,
  nameCells,
  readClientRow,
  type ImportedRow,
  type ImportField,
  type ImportOptions,
  type ImportValues,
} from '@predio/domain/csv'
import { CircleCheck } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { correct } from './check-rows.ts'
import { messages } from './messages.ts'

interface RepairRowProps {
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

/** A form for the faulty cells of a row, each checked while it is typed (IMPORT-29). */
export function RepairRow({ row, options, changes, onSave, onCancel }: RepairRowProps) {
  const [fields] = useState(() => fieldsOf(row, changes))
  const [typed, setTyped] = useState<ImportValues>(() => cellsOf(row, fields))
  const values = correct(row.values, typed)
  const now = readClientRow(values, row.line, options)

  function save(event: FormEvent): void {
    event.preventDefault()
    // The dialog may be inside another form.
    event.stopPropagation()
    onSave({ ...changes, ...typed })
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4 py-2">
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field, index) => (
          <RepairField
            key={field}
            field={field}
            value={typed[field] ?? ''}
            onChange={(text) => setTyped({ ...typed, [field]: text })}
            error={now.errors.find((each) => each.field === field)?.message}
            // The person pressed 'Corregir' to write here.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={index === 0}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small">
          {messages.repairSave}
        </Button>
        <Button look="secondary" size="small" onPress={onCancel}>
          {messages.repairCancel}
        </Button>
        <p aria-live="polite" className="flex items-center gap-1.5 font-medium text-success">
          {now.errors.length === 0 && (
            <>
              <CircleCheck aria-hidden="true" className="size-4" />
              {messages.repairGood}
            </>
          )}
        </p>
      </div>
    </form>
  )
}

interface RepairFieldProps {
  field: ImportField
  value: string
  onChange: (text: string) => void
  error: string | undefined
  autoFocus: boolean
}

const TYPES = CLIENT_TYPES.map((id) => ({ id, label: CLIENT_TYPE_LABELS[id] }))
const STATUSES = CLIENT_STATUSES.map((id) => ({ id, label: CLIENT_STATUS_LABELS[id] }))

function RepairField({ field, value, onChange, ...rest }: RepairFieldProps) {
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

function cellsOf({ values }: ImportedRow, fields: readonly ImportField[]): ImportValues {
  const { first, last } = nameCells(values)
  const cells: ImportValues = { ...values, first_name: first, last_name: last }
  return Object.fromEntries(fields.map((field) => [field, cells[field] ?? '']))
}
