import { useDeferredValue, useMemo, type ReactNode, type RefObject } from 'react'
import { useLatest } from '../../lib/use-latest.ts'
import { cx } from '../../ui/cx.ts'
import { LoadMore, type NextPages } from '../../ui/load-more/load-more.tsx'
import { PrintedList } from '../../ui/printed-list/printed-list.tsx'
import type { TableColumn } from '../../ui/table-column.ts'
import { VirtualRows } from '../../ui/virtual-rows.tsx'
import { VirtualTable } from '../../ui/virtual-table.tsx'
import { ListBody, type ListStatesProps } from './list-body.tsx'
import type { ListState } from './use-list.ts'

interface Pages<Row> extends NextPages {
  data: { pages: readonly (readonly Row[])[] } | undefined
  isPending: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

export interface RowChoice {
  isChosen: boolean
  onPress: (isRange: boolean) => void
}

export type ChoiceOf<Row> = (row: Row) => RowChoice | undefined

interface RecordListProps<Row extends { id: string }, Read extends Row> extends Omit<
  ListStatesProps,
  'isFiltered' | 'onClearFilters'
> {
  texts: ListStatesProps['texts'] & { heading: string }
  list: Pick<ListState, 'isFiltered' | 'clearFilters'> & Partial<Pick<ListState, 'selection'>>
  pages: Pages<Read>
  withOutbox?: (read: readonly Read[]) => readonly Row[]
  renderRow: (row: Row, choice: RowChoice | undefined) => ReactNode
  columns?: ((choiceOf: ChoiceOf<Row>) => readonly TableColumn<Row>[]) | undefined
  printed: readonly TableColumn<Row>[]
}

const idOf = ({ id }: { id: string }) => id

export function RecordList<Row extends { id: string }, Read extends Row = Row>(
  props: RecordListProps<Row, Read>,
) {
  const { texts, list, pages, withOutbox, renderRow, columns, printed } = props
  const { selection } = list
  const label = texts.heading
  // A new result is rendered with low priority, so that typing stays fluent.
  const data = useDeferredValue(pages.data) ?? pages.data
  const hasMore = pages.hasNextPage || data !== pages.data
  const read = data?.pages.flat()
  const rows: readonly Row[] | undefined = read && (withOutbox?.(read) ?? read)
  const press = useLatest((id: string, isRange: boolean) =>
    selection?.press(id, (rows ?? []).map(idOf), isRange),
  )
  const isChosen = ({ id }: Row) => (selection?.isOn ? selection.ids.has(id) : undefined)
  return (
    <ListBody
      {...props}
      rows={rows}
      isPending={pages.isPending}
      isFiltered={list.isFiltered}
      onClearFilters={list.clearFilters}
      onRetry={() => void pages.refetch()}
    >
      {(items) => {
        const choiceOf: ChoiceOf<Row> = (row) => choiceFor(row.id, isChosen(row), press)
        return (
          // The scroll margins keep the sticky tools from covering a focused row.
          <div
            className={cx(
              'rounded-lg bg-card shadow-md [--tools-height:3.25rem] desk:[--tools-height:3rem]',
              columns ? 'overflow-clip [&_*]:scroll-mt-56' : '[&_*]:scroll-mt-44',
            )}
          >
            <div
              aria-busy={pages.isFetchingNextPage || pages.isPlaceholderData}
              className="flex flex-col gap-4"
            >
              {columns ? (
                <VirtualTable
                  label={label}
                  columns={columns(choiceOf)}
                  rows={items}
                  hasMore={hasMore}
                />
              ) : (
                <VirtualRows
                  label={label}
                  items={items}
                  keyOf={idOf}
                  renderItem={(row) => (
                    <ChoosableRow id={row.id} isChosen={isChosen(row)} press={press}>
                      {(choice) => renderRow(row, choice)}
                    </ChoosableRow>
                  )}
                  hasMore={hasMore}
                />
              )}
              {/* Both layouts are printed as a table, because paper is wider than a phone. The table is always mounted, because an
                  element that mounts during printing is not printed. */}
              <PrintedList
                label={label}
                columns={printed}
                rows={items}
                keyOf={idOf}
                hasMore={hasMore}
              />
              <LoadMore pages={pages} className="px-4 pb-4" />
            </div>
          </div>
        )
      }}
    </ListBody>
  )
}

type Press = RefObject<(id: string, isRange: boolean) => void>

function choiceFor(id: string, isChosen: boolean | undefined, press: Press): RowChoice | undefined {
  if (isChosen === undefined) return undefined
  return { isChosen, onPress: (isRange) => press.current(id, isRange) }
}

interface ChoosableRowProps {
  id: string
  isChosen: boolean | undefined
  press: Press
  children: (choice: RowChoice | undefined) => ReactNode
}

/** The choice of a row stays the same object, so that choosing one row renders no other. */
function ChoosableRow({ id, isChosen, press, children }: ChoosableRowProps) {
  return children(useMemo(() => choiceFor(id, isChosen, press), [id, isChosen, press]))
}
