import { formatCell, type ReportRow, type ReportTable } from '@predio/domain/reports'
import { cx } from '../../../ui/cx.ts'

const NAMING = 'sticky left-0 bg-card pr-4 text-left print:static print:bg-transparent'

export function TableView({ table }: { table: ReportTable }) {
  const { caption, columns, rows, total } = table
  return (
    <table className="w-full text-sm tabular-nums print:text-xs">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong text-ink-soft">
          {columns.map(({ key, label, kind }, index) => (
            <th
              key={key}
              scope="col"
              className={cx(
                'py-2 align-bottom font-medium print:py-1',
                index === 0 ? NAMING : 'pl-4',
                index > 0 && (kind === 'text' ? 'text-left' : 'text-right'),
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two rows may have one name
          <Row key={index} row={row} columns={columns} />
        ))}
      </tbody>
      {total && (
        <tfoot className="border-t border-line-strong font-semibold">
          <Row row={total} columns={columns} />
        </tfoot>
      )}
    </table>
  )
}

function Row({ row, columns }: { row: ReportRow; columns: ReportTable['columns'] }) {
  return (
    <tr>
      {columns.map(({ key, kind }, index) =>
        index === 0 ? (
          <th key={key} scope="row" className={cx(NAMING, 'min-w-28 py-2 font-medium print:py-1')}>
            {formatCell(row[key], kind)}
          </th>
        ) : (
          <td
            key={key}
            className={cx(
              'py-2 pl-4 whitespace-nowrap print:py-1',
              kind === 'text' ? 'text-left' : 'text-right',
            )}
          >
            {formatCell(row[key], kind)}
          </td>
        ),
      )}
    </tr>
  )
}
