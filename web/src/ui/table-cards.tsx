import { Button } from 'react-aria-components'
import type { TableColumn } from './table-column.ts'

interface TableCardsProps<Item> {
  label: string
  columns: readonly TableColumn<Item>[]
  rows: readonly Item[]
  onRowAction?: (row: Item) => void
}

/** A table's rows for a narrow screen: the first column names the card, the others follow with their label. */
export function TableCards<Item extends { id: string }>({
  label,
  columns,
  rows,
  onRowAction,
}: TableCardsProps<Item>) {
  const [first, ...others] = columns
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line">
      {rows.map((row) => (
        <li key={row.id} className="flex flex-col gap-2 px-4 py-4">
          {onRowAction ? (
            <Button
              onPress={() => onRowAction(row)}
              className="-my-2 min-h-11 cursor-pointer rounded-sm py-2 text-left font-medium outline-0 focus-visible:outline-2 focus-visible:outline-focus"
            >
              {first?.render(row)}
            </Button>
          ) : (
            <div className="font-medium">{first?.render(row)}</div>
          )}
          <dl className="flex flex-col gap-1.5 text-sm">
            {others.map((column) => (
              <div
                key={column.id}
                className="flex items-center justify-between gap-x-4 gap-y-1 max-[22.5rem]:flex-wrap"
              >
                <dt className="text-ink-soft">{column.label}</dt>
                <dd className="ml-auto min-w-0 text-right tabular-nums">{column.render(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
