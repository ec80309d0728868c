import type { Plan } from '@predio/domain/subscriptions'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { supabase } from '../../../lib/supabase.ts'
import { TRIAL_PLAN } from '../trial-plan.ts'
import { readFeatures } from '../read-features.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

async function listPlans(): Promise<Plan[]> {
  const { data } = await supabase()
    .from('subscription_plans')
    .select('id, name, price_monthly, price_yearly, features')
    .neq('name', TRIAL_PLAN)
    .order('price_monthly')
    .throwOnError()
  return data.map(({ id, name, price_monthly, price_yearly, features }) => ({
    id,
    name,
    priceMonthly: price_monthly,
    priceYearly: price_yearly,
    features: readFeatures(features),
  }))
}

const plansQuery = queryOptions({ queryKey: keyOf('plans'), queryFn: listPlans })

export function usePlans() {
  return useQuery(plansQuery)
}
