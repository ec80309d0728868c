import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'

interface InfiniteListProps<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  hasMore: boolean
  isLoading: boolean
  onLoadMore: () => void
  /** The first page is here and there is nothing in it. */
  empty: ReactNode
}

/** Asks for the next page shortly before its end comes into view; the button is for those who do not scroll. */
export function InfiniteList<Item>({
  label,
  items,
  keyOf,
  renderItem,
  hasMore,
  isLoading,
  onLoadMore,
  empty,
}: InfiniteListProps<Item>) {
  const end = useRef<HTMLDivElement>(null)
  const loadMore = useEffectEvent(onLoadMore)
  const isWaiting = hasMore && !isLoading

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
      <ul aria-label={label} className="flex flex-col divide-y divide-line">
        {items.map((item) => (
          <li key={keyOf(item)}>{renderItem(item)}</li>
        ))}
      </ul>
      {(hasMore || isLoading) && (
        <div ref={end} className="flex justify-center">
          <Button look="quiet" isPending={isLoading} pendingLabel="Cargando" onPress={onLoadMore}>
            Cargar más
          </Button>
        </div>
      )}
    </div>
  )
}
