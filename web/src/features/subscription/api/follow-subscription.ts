import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { subscriptionQuery, type Subscription } from './read-subscription.ts'

/** Asked again and again as long as it says so: the socket may be out of reach. */
export function useSubscriptionUntil(pause: (row: Subscription | undefined) => number | false) {
  return useQuery({
    ...subscriptionQuery(useUser().id),
    refetchInterval: ({ state }) => pause(state.data),
  })
}
