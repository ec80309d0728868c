import { formatDate } from '@predio/domain/dates'
import { type Field, findField } from '@predio/domain/views'
import type { ReactNode } from 'react'
import type { TableColumn } from '../../ui/table-column.ts'
import { shownColumns } from '../views/columns.ts'
import type { OpenView } from '../views/use-open-view.ts'
import { ColumnHead } from './column-head.tsx'
import { ColumnsButton } from './columns-button.tsx'
import { messages } from './messages.ts'

type Cell<Row> = (row: Row) => ReactNode | Date

type OwnColumn<Row> = Pick<TableColumn<Row>, 'id' | 'label' | 'width'> & { cell: Cell<Row> }

interface TableParts<Row> {
  open: OpenView
  zone: string
  name: OwnColumn<Row>
  cells: Readonly<Record<string, Cell<Row>>>
  widths?: Readonly<Record<string, number>>
  usual?: readonly OwnColumn<Row>[]
  actions: { width: number; render: (row: Row) => ReactNode }
}

const WIDTHS: Partial<Record<Field['kind'], number>> = {
  name: 11,
  choice: 7.25,
  words: 8,
  presence: 10,
  amount: 8.5,
  moment: 7,
  day: 7,
}

export function tableColumns<Row>(parts: TableParts<Row>): TableColumn<Row>[] {
  const { open, zone, name, cells, widths, usual, actions } = parts
  const { entity, view } = open
  const chosen = shownColumns(entity, view).flatMap((id): OwnColumn<Row>[] => {
    const field = findField(entity, id)
    const cell = cells[id]
    return field && cell ? [{ id, label: field.label, cell }] : []
  })
  const columns = usual && view.columns.length === 0 ? usual : chosen
  return [
    ...[name, ...columns].map(({ id, label, width, cell }) => {
      const field = findField(entity, id)
      const column: TableColumn<Row> = {
        id,
        label,
        width: Math.max(
          width ?? widths?.[id] ?? (field && WIDTHS[field.kind]) ?? 0,
          headWidth(label),
        ),
        align: field?.kind === 'amount' ? 'end' : undefined,
        sorted: field?.sort && sortedBy(open, id),
        renderHead: () => <ColumnHead open={open} column={column} />,
        render: (row) => shown(cell(row), zone),
      }
      return column
    }),
    {
      ...actions,
      id: 'actions',
      label: messages.actions,
      align: 'end',
      isPinned: true,
      renderHead: () => <ColumnsButton open={open} />,
    },
  ]
}

/** Returns the width in rem that shows a column's heading, with arrow and menu, on one line. */
function headWidth({ length }: string): number {
  return 0.4 * length + 2.75
}

function sortedBy({ view: { sorts } }: OpenView, field: string): TableColumn<never>['sorted'] {
  const [first] = sorts
  if (first?.field !== field) return 'none'
  return first.ascending ? 'ascending' : 'descending'
}

function shown(value: ReactNode | Date, zone: string): ReactNode {
  if (!(value instanceof Date)) return value
  return (
    <time dateTime={value.toISOString()} className="whitespace-nowrap tabular-nums">
      {formatDate(value, zone, 'short')}
    </time>
  )
}
