import { queryOptions, useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { PLAN_COLUMNS, withSteps, type PlanRow } from './plan-row.ts'

/** PLAN-10: an account has at most this many plans. */
const MAX_PLANS = 200

async function listPlans(userId: string, signal: AbortSignal): Promise<PlanRow[]> {
  const { data } = await supabase()
    .from('follow_up_plans')
    .select(PLAN_COLUMNS)
    .eq('user_id', userId)
    .order('name')
    .order('id')
    .limit(MAX_PLANS)
    .abortSignal(signal)
    .throwOnError()
  return data.map(withSteps)
}

function plansQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('follow-up-plans', userId),
    queryFn: ({ signal }) => listPlans(userId, signal),
  })
}

export function usePlans() {
  return useQuery(plansQuery(useUser().id))
}
