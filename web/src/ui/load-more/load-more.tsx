import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import { words } from '../../lib/words.ts'
import { messages } from '../messages.ts'

export interface NextPages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  /** After a failure the next page loads only if the person presses the button. */
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

interface LoadMoreProps {
  pages: NextPages
  /** True for a list in a scrolling panel and for one that shows only its beginning, which load only by the button. */
  byHand?: boolean
  className?: string
}

/** Scrolling to the end loads the next page; the button is for people who do not scroll. */
export function LoadMore({ pages, byHand = false, className = '' }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages
  const end = useRef<HTMLDivElement>(null)
  const loadMore = useEffectEvent(async () => {
    await pages.fetchNextPage()
  })
  const isWaiting = !byHand && hasNextPage && !isFetchingNextPage && !isFetchNextPageError

  useEffect(() => {
    const target = end.current
    if (!target || !isWaiting) return
    let isOver = false
    // The observer reports only changes. If the new rows moved nothing, the end is still visible, so it is observed again.
    const lookAgain = () => {
      observer.unobserve(target)
      if (!isOver) observer.observe(target)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void loadMore().then(lookAgain)
      },
      { rootMargin: '320px' },
    )
    observer.observe(target)
    return () => {
      isOver = true
      observer.disconnect()
    }
  }, [isWaiting])

  if (!hasNextPage && !isFetchingNextPage) return null
  const label = byHand ? words.showMore : messages.loadMore
  return (
    <div ref={end} className={`flex flex-col items-center gap-3 ${className}`}>
      {isFetchNextPageError && !isFetchingNextPage && (
        <Notice tone="danger">{messages.moreFailed}</Notice>
      )}
      <Button
        look="quiet"
        isPending={isFetchingNextPage}
        pendingLabel={words.loading}
        onPress={() => void pages.fetchNextPage()}
      >
        {isFetchNextPageError ? words.tryAgain : label}
      </Button>
    </div>
  )
}
