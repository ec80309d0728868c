import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { SUBSCRIPTION_COLUMNS, subscriptionQuery, type Subscription } from './read-subscription.ts'

/** Resolves to null if nothing was active any more, because another tab or Stripe had cancelled before. */
async function cancelSubscription(userId: string): Promise<Subscription | null> {
  const { data } = await supabase()
    .from('subscriptions')
    .update({
      status: 'cancelled',
      cancellation_date: new Date().toISOString(),
      auto_renew: false,
    })
    .eq('user_id', userId)
    .eq('status', 'active')
    .select(SUBSCRIPTION_COLUMNS)
    .maybeSingle()
    .throwOnError()
  return data
}

export function useCancelSubscription() {
  const { id } = useUser()
  const client = useQueryClient()
  const { queryKey } = subscriptionQuery(id)
  return useMutation({
    mutationFn: async () => {
      const row = await cancelSubscription(id)
      const now = row ?? (await client.fetchQuery({ ...subscriptionQuery(id), staleTime: 0 }))
      if (now.status !== 'cancelled') throw new Error(`the subscription is ${now.status}`)
      return now
    },
    meta: { failure: 'subscription not cancelled' },
    onSuccess: (row) => client.setQueryData(queryKey, row),
  })
}
