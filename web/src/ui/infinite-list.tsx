import type { ReactNode } from 'react'
import { LoadMore, type NextPages } from './load-more/load-more.tsx'
import { PrintedList } from './printed-list/printed-list.tsx'
import type { TableColumn } from './table-column.ts'
import { VirtualRows, type VirtualRowsProps } from './virtual-rows.tsx'

interface InfiniteListProps<Item> extends Omit<VirtualRowsProps<Item>, 'hasMore'> {
  pages?: NextPages
  empty: ReactNode
  printed: readonly TableColumn<Item>[]
}

export function InfiniteList<Item>({ pages, empty, printed, ...rows }: InfiniteListProps<Item>) {
  const { label, items, keyOf } = rows
  const hasMore = pages?.hasNextPage ?? false
  const isLoading = pages?.isFetchingNextPage ?? false
  if (items.length === 0 && !hasMore && !isLoading) return empty
  return (
    <div aria-busy={isLoading} className="flex flex-col gap-4">
      <VirtualRows {...rows} hasMore={hasMore} />
      <PrintedList label={label} columns={printed} rows={items} keyOf={keyOf} hasMore={hasMore} />
      {pages && <LoadMore pages={pages} className="px-4 pb-4" />}
    </div>
  )
}
