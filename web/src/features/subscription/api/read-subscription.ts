import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

export const SUBSCRIPTION_COLUMNS =
  '*, plan:subscription_plans(id, name, price_monthly, price_yearly, features)'

async function readSubscription(userId: string) {
  const { data } = await supabase()
    .from('subscriptions')
    .select(SUBSCRIPTION_COLUMNS)
    .eq('user_id', userId)
    .single()
    .throwOnError()
  return data
}

export type Subscription = Awaited<ReturnType<typeof readSubscription>>

export function subscriptionQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('subscription', userId),
    queryFn: () => readSubscription(userId),
  })
}

export function useSubscription() {
  return useQuery(subscriptionQuery(useUser().id))
}
