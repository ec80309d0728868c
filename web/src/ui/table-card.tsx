import type { TableColumn } from './table-column.ts'

interface TableCardProps<Item> {
  columns: readonly TableColumn<Item>[]
  row: Item
}

/** A table's row for a narrow screen: the first column names it, the others follow with their label. */
export function TableCard<Item>({ columns, row }: TableCardProps<Item>) {
  const [first, ...others] = columns
  return (
    <div className="flex flex-col gap-2 px-4 py-4">
      <div className="font-medium">{first?.render(row)}</div>
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
    </div>
  )
}
