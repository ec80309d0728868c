import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { useConversations } from './api/use-conversations.ts'
import { messages } from './messages.ts'

/** The list stands in a panel that scrolls by itself, so the next page is asked for by hand. */
export function MoreButton({ query }: { query: ReturnType<typeof useConversations> }) {
  if (!query.hasNextPage) return null
  return (
    <>
      {query.isFetchNextPageError && <Notice tone="danger">{messages.moreFailed}</Notice>}
      <Button
        look="quiet"
        isPending={query.isFetchingNextPage}
        onPress={() => void query.fetchNextPage()}
      >
        {query.isFetchNextPageError ? messages.retry : messages.more}
      </Button>
    </>
  )
}
