import type { Database } from '@predio/domain/database'
import type { Plan } from '@predio/domain/subscriptions'
import type { Deployment } from '../../../lib/deployment.ts'

const COLUMNS = ['id', 'name', 'price_monthly', 'price_yearly', 'features'] as const
type Row = Pick<Database['public']['Tables']['subscription_plans']['Row'], (typeof COLUMNS)[number]>

/** A plain request, because Supabase's client would be most of what the page weighs. */
export async function listPlans({ supabaseUrl, supabaseKey }: Deployment): Promise<Plan[]> {
  const query = `select=${COLUMNS.join()}&name=neq.Trial&order=price_monthly.asc`
  const response = await fetch(`${supabaseUrl}/rest/v1/subscription_plans?${query}`, {
    headers: { apikey: supabaseKey, 'x-client-info': 'predio-web' },
  })
  if (!response.ok) throw new Error(`the plans answered ${response.status}`)
  const rows = (await response.json()) as Row[]
  return rows.map(({ id, name, price_monthly, price_yearly, features }) => ({
    id,
    name,
    priceMonthly: price_monthly,
    priceYearly: price_yearly,
    features: Array.isArray(features) ? features.map(String) : [],
  }))
}
