import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { GridSkeleton } from '../../ui/grid-skeleton.tsx'
import { currentRowBar, keyedList } from '../../ui/keyed-list.ts'
import { PrintedList } from '../../ui/printed-list/printed-list.tsx'
import type { TableColumn } from '../../ui/table-column.ts'
import { ListBody, type ListStatesProps } from './list-body.tsx'

export interface WholeList<Row> {
  data: readonly Row[] | undefined
  isPending: boolean
  refetch: () => unknown
}

interface RecordCardsProps<Row extends { id: string }> extends Omit<
  ListStatesProps,
  'isFiltered' | 'skeleton'
> {
  texts: ListStatesProps['texts'] & { heading: string }
  list: WholeList<Row>
  found: readonly Row[] | undefined
  renderCard: (row: Row) => ReactNode
  cardHeight: string
  printed: readonly TableColumn<Row>[]
}

const GRID = 'gap-6 md:grid-cols-2 2xl:grid-cols-3'

export function RecordCards<Row extends { id: string }>(props: RecordCardsProps<Row>) {
  const { texts, list, found, renderCard, cardHeight, printed } = props
  return (
    <ListBody
      {...props}
      rows={found}
      isPending={list.isPending}
      isFiltered={(list.data ?? []).length > 0}
      onRetry={() => void list.refetch()}
      skeleton={<GridSkeleton cards={4} grid={GRID} card={cardHeight} />}
    >
      {(rows) => (
        <>
          {/* The scroll margins keep the sticky tools from covering a focused card. */}
          <ul
            {...keyedList}
            aria-label={texts.heading}
            className={`grid ${GRID} [&_*]:scroll-mt-44`}
          >
            {rows.map((row, index) => (
              <li key={row.id} data-index={index} className={cx('relative min-w-0', currentRowBar)}>
                {renderCard(row)}
              </li>
            ))}
          </ul>
          <PrintedList label={texts.heading} columns={printed} rows={rows} keyOf={({ id }) => id} />
        </>
      )}
    </ListBody>
  )
}
