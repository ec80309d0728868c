import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { subscriptionQuery, type Subscription } from './read-subscription.ts'

/** Polls the row while `pause` returns a time, because the realtime socket may not be connected. */
export function useSubscriptionUntil(pause: (row: Subscription | undefined) => number | false) {
  return useQuery({
    ...subscriptionQuery(useUser().id),
    refetchInterval: ({ state }) => pause(state.data),
  })
}
