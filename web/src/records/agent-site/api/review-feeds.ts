import { FEED_REVIEW_FILE, feedPath, type FeedReviews } from '@predio/domain/agent-site'
import { useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'

/** The server reviews what is published, because only it reads all descriptions. */
export function useFeedReviews(token: string | null | undefined) {
  const { id } = useUser()
  return useQuery({
    queryKey: keyOf('feed-reviews', id, token),
    queryFn: async ({ signal }) => {
      const response = await fetch(feedPath(token ?? '', FEED_REVIEW_FILE), { signal })
      if (!response.ok) throw new Error(`the review of the feeds answered ${response.status}`)
      return (await response.json()) as FeedReviews
    },
    enabled: typeof token === 'string',
  })
}
