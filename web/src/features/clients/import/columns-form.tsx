import { IMPORT_FIELD_LABELS, IMPORT_FIELDS, type ImportField } from '@predio/domain/csv'
import { Select } from '../../../ui/select.tsx'
import { messages } from './messages.ts'

interface ColumnsFormProps {
  headers: readonly string[]
  /** The first row, as an example for columns with an unclear header. */
  example: readonly string[]
  columns: readonly (ImportField | null)[]
  onChange: (columns: (ImportField | null)[]) => void
}

const IGNORE = 'ignore'

const OPTIONS = [
  { id: IGNORE, label: messages.ignore },
  ...IMPORT_FIELDS.map((id) => ({ id, label: IMPORT_FIELD_LABELS[id] })),
]

export function ColumnsForm({ headers, example, columns, onChange }: ColumnsFormProps) {
  /** A field belongs to one column: choosing it for another removes it from the first. */
  function choose(index: number, key: unknown): void {
    const field = IMPORT_FIELDS.find((each) => each === key) ?? null
    onChange(
      columns.map((current, at) => {
        if (at === index) return field
        return field !== null && current === field ? null : current
      }),
    )
  }

  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h2 className="font-semibold">{messages.columns}</h2>
        <p className="text-sm text-ink-soft">{messages.columnsHint}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {headers.map((header, index) => (
          <Select
            // Headers may repeat, so the index identifies a column.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={header || messages.column(index + 1)}
            description={example[index] ? messages.example(example[index].slice(0, 60)) : undefined}
            options={OPTIONS}
            value={columns[index] ?? IGNORE}
            onChange={(key) => choose(index, key)}
          />
        ))}
      </div>
    </section>
  )
}
