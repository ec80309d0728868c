import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { subscriptionQuery, type Subscription } from './read-subscription.ts'

/** The realtime socket may not be connected, so the row is also read every `pause` milliseconds, until `pause` returns false. */
export function useSubscriptionUntil(pause: (row: Subscription | undefined) => number | false) {
  return useQuery({
    ...subscriptionQuery(useUser().id),
    refetchInterval: ({ state }) => pause(state.data),
  })
}
