import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { PrintedList } from './printed-list/printed-list.tsx'
import type { TableColumn } from './table-column.ts'
import { VirtualRows, type VirtualRowsProps } from './virtual-rows.tsx'

interface InfiniteListProps<Item> extends VirtualRowsProps<Item> {
  isLoading: boolean
  /** The next page did not come; it is asked for again by hand, not by itself. */
  hasFailed?: boolean
  onLoadMore: () => void
  /** The first page is here and there is nothing in it. */
  empty: ReactNode
  /** What a printed table has of each row. */
  printed: readonly TableColumn<Item>[]
}

/** Asks for the next page shortly before its end comes into view; the button is for those who do not scroll. */
export function InfiniteList<Item>({
  isLoading,
  hasFailed = false,
  onLoadMore,
  empty,
  printed,
  ...rows
}: InfiniteListProps<Item>) {
  const { label, items, keyOf, hasMore } = rows
  const end = useRef<HTMLDivElement>(null)
  const loadMore = useEffectEvent(onLoadMore)
  const isWaiting = hasMore && !isLoading && !hasFailed

  useEffect(() => {
    if (!end.current || !isWaiting) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && loadMore(),
      { rootMargin: '320px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isWaiting])

  if (items.length === 0 && !hasMore && !isLoading) return empty
  return (
    <div aria-busy={isLoading} className="flex flex-col gap-4">
      <VirtualRows {...rows} />
      <PrintedList label={label} columns={printed} rows={items} keyOf={keyOf} hasMore={hasMore} />
      {(hasMore || isLoading) && (
        <div ref={end} className="flex flex-col items-center gap-3 px-4 pb-4">
          {hasFailed && !isLoading && (
            <Notice tone="danger">No se pudieron cargar más. Revisa tu conexión.</Notice>
          )}
          <Button look="quiet" isPending={isLoading} pendingLabel="Cargando" onPress={onLoadMore}>
            {hasFailed ? 'Intentar de nuevo' : 'Cargar más'}
          </Button>
        </div>
      )}
    </div>
  )
}
