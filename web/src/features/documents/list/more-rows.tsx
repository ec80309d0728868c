import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { messages } from '../../../records/documents/messages.ts'

interface MoreRowsProps {
  hasMore: boolean
  isLoading: boolean
  /** The next page did not come; it is asked for again by hand, not by itself. */
  hasFailed: boolean
  onMore: () => void
}

/** Asks for the next page shortly before its end comes into view; the button is for those who do not scroll. */
export function MoreRows({ hasMore, isLoading, hasFailed, onMore }: MoreRowsProps) {
  const end = useRef<HTMLDivElement>(null)
  const loadMore = useEffectEvent(onMore)
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

  if (!hasMore && !isLoading) return null
  return (
    <div ref={end} className="flex flex-col items-center gap-3 border-t border-line px-4 py-3">
      {hasFailed && !isLoading && <Notice tone="danger">{messages.loadFailed}</Notice>}
      <Button look="quiet" isPending={isLoading} pendingLabel="Cargando" onPress={onMore}>
        {hasFailed ? messages.retry : messages.loadMore}
      </Button>
    </div>
  )
}
