/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table that is not laid out as one loses its roles in Safari */
import { useRef, type UIEvent } from 'react'
import { cx } from './cx.ts'
import { keyedList } from './keyed-list.ts'
import type { TableColumn } from './table-column.ts'
import { useWindowRows } from './use-window-rows.ts'

interface VirtualTableProps<Item extends { id: string }> {
  label: string
  columns: readonly TableColumn<Item>[]
  rows: readonly Item[]
  /** If true, the total number of rows is unknown. */
  hasMore: boolean
}

const idOf = ({ id }: { id: string }) => id

const USUAL_WIDTH = 8

const ROW = 'grid border-b border-line'

/**
 * The head stays visible, so head and rows are separate boxes that scroll sideways together, and the columns' widths do not depend on the
 * loaded rows.
 */
export function VirtualTable<Item extends { id: string }>(props: VirtualTableProps<Item>) {
  const { label, columns, rows, hasMore } = props
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
  const widths = columns.map(({ width = USUAL_WIDTH }) => width)
  const layout = {
    gridTemplateColumns: widths.map((width) => `minmax(${width}rem,${width}fr)`).join(' '),
    minWidth: `${widths.reduce((sum, width) => sum + width, 0)}rem`,
  }
  return (
    <table
      role="table"
      aria-label={label}
      {...keyedList}
      aria-rowcount={hasMore ? -1 : rows.length + 1}
      className="block text-sm"
    >
      <thead
        role="rowgroup"
        onScroll={scrollTogether}
        className="sticky top-[calc(var(--header-height,0px)+var(--tabs-height,0px)+var(--tools-height,0px))] z-10 block overflow-x-auto scroll-pr-14 bg-card [scrollbar-width:none]"
      >
        <tr role="row" aria-rowindex={1} className={ROW} style={layout}>
          {columns.map(({ id, label: text, align, sorted, isPinned, renderHead }, place) => (
            <th
              key={id}
              style={placeOf(place, isPinned)}
              role="columnheader"
              scope="col"
              aria-label={text}
              aria-sort={sorted}
              className={cx(
                'flex min-h-10 min-w-0 items-center px-2.5 py-0.5 text-left text-xs font-medium text-ink-soft first:pl-4 last:pr-4',
                align === 'end' && 'justify-end text-right',
                isPinned && 'sticky right-0 justify-self-end bg-card',
              )}
            >
              {renderHead?.() ?? text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} role="rowgroup" onScroll={scrollTogether} className="block overflow-x-auto">
        <Gap height={before} />
        {shown.map(({ key, index }) => {
          const row = rows[index]
          return (
            row && (
              <tr
                key={key}
                ref={virtualizer.measureElement}
                role="row"
                data-index={index}
                aria-rowindex={index + 2}
                className={cx(
                  ROW,
                  'group items-center last:border-b-0 hover:bg-ink/3 has-focus-visible:shadow-[inset_0.25rem_0_0_var(--color-action)]',
                )}
                style={layout}
              >
                {columns.map((column, place) => {
                  const Tag = place === 0 ? 'th' : 'td'
                  return (
                    <Tag
                      key={column.id}
                      {...(place === 0 ? { role: 'rowheader', scope: 'row' } : { role: 'cell' })}
                      style={placeOf(place, column.isPinned)}
                      className={cx(
                        'min-w-0 px-2.5 py-2.5 text-left font-normal wrap-break-word first:pl-4 last:pr-4',
                        column.align === 'end' && 'text-right tabular-nums',
                        column.isPinned &&
                          'flex items-center self-stretch justify-self-end bg-card shown-on-hover group-hover:bg-[color-mix(in_srgb,var(--ink)_3%,var(--card))] sticky right-0',
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

/** A pinned cell spans the whole row, so that it can stay at the edge. */
function placeOf(place: number, isPinned = false) {
  return { gridRow: 1, gridColumn: isPinned ? '1 / -1' : place + 1 }
}

function scrollTogether({ currentTarget }: UIEvent<HTMLElement>): void {
  const { scrollLeft, parentElement } = currentTarget
  for (const part of parentElement?.children ?? []) {
    if (Math.abs(part.scrollLeft - scrollLeft) >= 1) part.scrollLeft = scrollLeft
  }
}

function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" className="block" style={{ height }} /> : null
}
