import { useState } from 'react'
import { log } from '../../lib/log.ts'
import { Select } from '../../ui/select.tsx'
import { describeFileError } from './choose-file.tsx'
import { messages } from './messages.ts'
import { readTableFile, type TableSource } from './read-table-file.ts'

interface ColumnsFormProps<Field extends string> {
  source: TableSource
  onSource: (source: TableSource) => void
  labels: Readonly<Record<Field, string>>
  columns: readonly (Field | null)[]
  onChange: (columns: (Field | null)[]) => void
}

const IGNORE = 'ignore'

export function ColumnsForm<Field extends string>(props: ColumnsFormProps<Field>) {
  const { source, onSource, labels, columns, onChange } = props
  const { headers, rows } = source
  const example = rows[0]?.cells ?? []
  const fields = Object.keys(labels) as Field[]
  const options = [
    { id: IGNORE, label: messages.ignore },
    ...fields.map((id) => ({ id, label: labels[id] })),
  ]

  /** Each field is filled from one column, so choosing it for another column removes it from the first. */
  function choose(index: number, key: unknown): void {
    const field = fields.find((each) => each === key) ?? null
    onChange(
      columns.map((current, at) => {
        if (at === index) return field
        return field !== null && current === field ? null : current
      }),
    )
  }

  return (
    <section className="flex flex-col gap-3">
      {source.sheets.length > 1 && <SheetSelect source={source} onSource={onSource} />}
      <div className="flex flex-col gap-1">
        <h2 className="font-semibold">{messages.columns}</h2>
        <p className="text-sm text-ink-soft">{messages.columnsHint}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {headers.map((header, index) => (
          <Select
            // Two columns may have the same heading, so the index identifies a column.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={header || messages.column(index + 1)}
            description={example[index] ? messages.example(example[index].slice(0, 60)) : undefined}
            options={options}
            value={columns[index] ?? IGNORE}
            onChange={(key) => choose(index, key)}
          />
        ))}
      </div>
    </section>
  )
}

function SheetSelect({ source, onSource }: Pick<ColumnsFormProps<string>, 'source' | 'onSource'>) {
  const [fault, setFault] = useState<string>()

  async function choose(sheet: number): Promise<void> {
    try {
      const next = await readTableFile(source.file, sheet)
      setFault(next.rows.length === 0 ? messages.empty : undefined)
      if (next.rows.length > 0) onSource(next)
    } catch (error) {
      log.error('sheet not read', error)
      setFault(describeFileError(error) ?? messages.sheetNotReadable)
    }
  }

  return (
    <div className="max-w-xs">
      <Select
        label={messages.sheet}
        options={source.sheets.map((name, index) => ({ id: String(index), label: name }))}
        value={String(source.sheet)}
        onChange={(key) => void choose(Number(key))}
        error={fault}
      />
    </div>
  )
}
