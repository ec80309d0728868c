import type { Database } from '@predio/domain/database'
import { STANDARD_PLANS, type Plan } from '@predio/domain/subscriptions'
import { useEffect, useState } from 'react'
import type { Deployment } from '../../../lib/deployment.ts'
import { log } from '../../../lib/log.ts'
import { useDeployment } from '../../../lib/use-deployment.ts'

/** Every plan but the trial, by price. The client is loaded on demand, because the page is complete without it. */
async function listPlans({ supabaseUrl, supabaseKey }: Deployment): Promise<Plan[]> {
  const { PostgrestClient } = await import('@supabase/postgrest-js')
  const client = new PostgrestClient<Database>(`${supabaseUrl}/rest/v1`, {
    headers: { apikey: supabaseKey, 'X-Client-Info': 'predio-web' },
  })
  const { data } = await client
    .from('subscription_plans')
    .select('id, name, price_monthly, price_yearly, features')
    .neq('name', 'Trial')
    .order('price_monthly')
    .throwOnError()
  return data.map(({ id, name, price_monthly, price_yearly, features }) => ({
    id,
    name,
    priceMonthly: price_monthly,
    priceYearly: price_yearly,
    features: Array.isArray(features) ? features.map(String) : [],
  }))
}

/** The standard plans, which the page was made with, until the database has said otherwise. */
export function usePlans(): readonly Plan[] {
  const deployment = useDeployment()
  const [plans, setPlans] = useState(STANDARD_PLANS)
  useEffect(() => {
    if (!deployment) return
    let isGone = false
    async function refresh(from: Deployment): Promise<void> {
      try {
        const listed = await listPlans(from)
        if (!isGone && listed.length > 0) setPlans(listed)
      } catch (error) {
        log.warn('the plans could not be read', error)
      }
    }
    void refresh(deployment)
    return () => {
      isGone = true
    }
  }, [deployment])
  return plans
}
