import { deviceZone, formatDate } from '@predio/domain/dates'
import { useNow } from '../../lib/use-now.ts'
import { cx } from '../cx.ts'
import { PrintSheet } from '../print-sheet.tsx'
import type { TableColumn } from '../table-column.ts'
import { useIsPrinting } from '../use-is-printing.ts'
import { messages } from './messages.ts'

interface PrintedListProps<Item> {
  label: string
  columns: readonly TableColumn<Item>[]
  rows: readonly Item[]
  keyOf: (item: Item) => string
  hasMore?: boolean
}

/** All loaded rows are printed as a table, whatever the screen shows of them. If a dialog is open, the dialog is printed instead. */
export function PrintedList<Item>(props: PrintedListProps<Item>) {
  const isPrinting = useIsPrinting()
  if (!isPrinting || document.querySelector('[data-overlay]')) return null
  return <Sheet {...props} />
}

function Sheet<Item>({ label, columns, rows, keyOf, hasMore = false }: PrintedListProps<Item>) {
  const today = formatDate(useNow(), deviceZone(), 'long')
  const count = hasMore ? messages.countOfMore(rows.length) : messages.count(rows.length)
  return (
    <PrintSheet>
      <header className="flex items-end justify-between gap-6 pb-3">
        <div>
          <p className="font-semibold text-action">Predio</p>
          <h1 className="text-2xl font-semibold">{label}</h1>
          <p className="text-sm text-ink-soft">{count}</p>
        </div>
        <p className="text-sm whitespace-nowrap text-ink-soft">{messages.prepared(today)}</p>
      </header>
      <table className="w-full border-collapse text-xs">
        <thead>
          <tr className="border-b-2 border-action">
            {columns.map(({ id, label: heading, align }) => (
              <th
                key={id}
                scope="col"
                className={cx(
                  'py-1.5 pr-3 text-left align-bottom last:pr-0',
                  align === 'end' && 'text-right',
                )}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="break-inside-avoid border-b border-line">
              {columns.map(({ id, align, render }) => (
                <td
                  key={id}
                  className={cx(
                    'py-1.5 pr-3 align-top whitespace-pre-line first:font-medium last:pr-0',
                    align === 'end' && 'text-right whitespace-nowrap tabular-nums',
                  )}
                >
                  {/* Long words break, so that they stay on the paper. */}
                  <div className="min-w-22 wrap-anywhere">{render(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  )
}
