import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Cell,
  Column,
  Row,
  Table as AriaTable,
  TableBody,
  TableHeader,
  type SortDescriptor,
} from 'react-aria-components'
import { useMediaQuery } from '../lib/use-media-query.ts'
import { cx } from './cx.ts'
import type { TableColumn } from './table-column.ts'
import { TableCards } from './table-cards.tsx'

interface TableProps<Item extends { id: string }> {
  label: string
  /** The first is the row's name. */
  columns: readonly TableColumn<Item>[]
  rows: readonly Item[]
  empty: ReactNode
  sort?: SortDescriptor
  onSortChange?: (sort: SortDescriptor) => void
  onRowAction?: (row: Item) => void
}

/** Compact rows at a desk; on a phone each row is a card with the same content. */
export function Table<Item extends { id: string }>(props: TableProps<Item>) {
  const isWide = useMediaQuery('(width >= 48rem)')
  if (props.rows.length === 0) return props.empty
  return isWide ? <WideTable {...props} /> : <TableCards {...props} />
}

function WideTable<Item extends { id: string }>({
  label,
  columns,
  rows,
  sort,
  onSortChange,
  onRowAction,
}: TableProps<Item>) {
  return (
    <AriaTable
      aria-label={label}
      className="w-full border-separate border-spacing-0 text-sm"
      {...(sort && { sortDescriptor: sort })}
      {...(onSortChange && { onSortChange })}
    >
      <TableHeader>
        {columns.map((column, index) => (
          <Column
            key={column.id}
            id={column.id}
            isRowHeader={index === 0}
            allowsSorting={column.isSortable ?? false}
            className={cx(
              'group border-b border-line px-4 py-2.5 text-left text-xs font-medium text-ink-soft outline-0 allows-sorting:cursor-pointer allows-sorting:hover:text-ink focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
              column.align === 'end' && 'text-right',
            )}
          >
            <span className="inline-flex items-center gap-1">
              {column.label}
              {column.isSortable && (
                <ChevronDown
                  aria-hidden="true"
                  className="invisible size-3.5 group-sort-ascending:visible group-sort-ascending:rotate-180 group-sort-descending:visible"
                />
              )}
            </span>
          </Column>
        ))}
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <Row
            key={row.id}
            id={row.id}
            {...(onRowAction && { onAction: () => onRowAction(row) })}
            className={cx(
              'group outline-0 transition-colors focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
              onRowAction && 'cursor-pointer hover:bg-ink/4 pressed:bg-ink/8',
            )}
          >
            {columns.map((column, index) => (
              <Cell
                key={column.id}
                className={cx(
                  'border-b border-line px-4 py-2.5 outline-0 group-last:border-b-0 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
                  column.align === 'end' && 'text-right tabular-nums',
                  index === 0 && 'font-medium',
                )}
              >
                {column.render(row)}
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </AriaTable>
  )
}
