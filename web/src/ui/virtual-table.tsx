import { useRef } from 'react'
import { useMediaQuery } from '../lib/use-media-query.ts'
import { cx } from './cx.ts'
import { keyedList } from './keyed-list.ts'
import { TableCard } from './table-card.tsx'
import type { TableColumn } from './table-column.ts'
import { useWindowRows } from './use-window-rows.ts'
import { VirtualRows } from './virtual-rows.tsx'

interface VirtualTableProps<Item extends { id: string }> {
  label: string
  /** The first is the row's name. */
  columns: readonly TableColumn<Item>[]
  rows: readonly Item[]
  /** Whether there are more than these: then nobody can say how many there are in all. */
  hasMore: boolean
}

const idOf = ({ id }: { id: string }) => id

/** A table of any length, with only the rows near the window in the page; on a phone each row is a card. */
export function VirtualTable<Item extends { id: string }>(props: VirtualTableProps<Item>) {
  const isWide = useMediaQuery('(width >= 48rem)')
  if (isWide) return <WideTable {...props} />
  return (
    <VirtualRows
      label={props.label}
      items={props.rows}
      keyOf={idOf}
      renderItem={(row) => <TableCard columns={props.columns} row={row} />}
      hasMore={props.hasMore}
    />
  )
}

function WideTable<Item extends { id: string }>({
  label,
  columns,
  rows,
  hasMore,
}: VirtualTableProps<Item>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { virtualizer, top } = useWindowRows({
    label,
    items: rows,
    keyOf: idOf,
    hasMore,
    element: body,
  })
  const shown = virtualizer.getVirtualItems()
  const before = (shown[0]?.start ?? top) - top
  const after = virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? top) - top)
  return (
    <table
      aria-label={label}
      {...keyedList}
      aria-rowcount={hasMore ? -1 : rows.length + 1}
      className="w-full border-separate border-spacing-0 text-sm"
    >
      <thead>
        <tr aria-rowindex={1}>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={cx(
                'border-b border-line px-4 py-2.5 text-left text-xs font-medium text-ink-soft',
                column.align === 'end' && 'text-right',
              )}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        <Gap height={before} />
        {shown.map(({ key, index }) => {
          const row = rows[index]
          return (
            row && (
              <tr
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
                className="group"
              >
                {columns.map((column, place) => {
                  const Tag = place === 0 ? 'th' : 'td'
                  return (
                    <Tag
                      key={column.id}
                      {...(place === 0 && { scope: 'row' })}
                      className={cx(
                        'border-b border-line px-4 py-2.5 text-left font-normal group-last:border-b-0',
                        column.align === 'end' && 'text-right tabular-nums',
                        place === 0 &&
                          'group-has-focus-visible:shadow-[inset_0.25rem_0_0_var(--color-action)]',
                      )}
                    >
                      {column.render(row)}
                    </Tag>
                  )
                })}
              </tr>
            )
          )
        })}
        <Gap height={after} />
      </tbody>
    </table>
  )
}

/** In place of the rows that are not there. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null
}
