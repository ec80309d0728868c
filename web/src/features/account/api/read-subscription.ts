import { supabase } from '../../../lib/supabase.ts'

export interface Subscription {
  status: string
  endsAt: string | null
}

/** The agent's own subscription; the database shows nobody another's. */
export async function readSubscription(): Promise<Subscription | undefined> {
  const { data } = await supabase()
    .from('subscriptions')
    .select('status, current_period_ends_at')
    .maybeSingle()
  return data ? { status: data.status, endsAt: data.current_period_ends_at } : undefined
}
