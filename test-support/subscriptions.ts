import type { Account, Accounts } from './accounts.ts'

export const ESENCIAL = '91a00000-0000-4000-8000-000000000001'
export const PROFESIONAL = '91a00000-0000-4000-8000-000000000002'

const DAY_MS = 86_400_000

export interface SubscriptionState {
  status: 'trial' | 'active' | 'cancelled' | 'expired'
  days: number
  planId?: string
  billing?: 'monthly' | 'yearly'
}

export async function createSubscriber(
  accounts: Accounts,
  { status, days, planId, billing }: SubscriptionState,
): Promise<{ person: Account; end: Date }> {
  const person = await accounts.createPerson()
  const end = new Date(Date.now() + days * DAY_MS)
  await accounts
    .admin()
    .from('subscriptions')
    .update({
      status,
      current_period_starts_at: new Date(end.getTime() - 30 * DAY_MS).toISOString(),
      current_period_ends_at: end.toISOString(),
      auto_renew: status === 'active',
      ...(planId && { plan_id: planId }),
      ...(billing && { billing_type: billing }),
    })
    .eq('user_id', person.id)
    .throwOnError()
  return { person, end }
}

export async function subscriptionOf(accounts: Accounts, { id }: Account) {
  const { data } = await accounts
    .admin()
    .from('subscriptions')
    .select('*')
    .eq('user_id', id)
    .single()
    .throwOnError()
  return data
}
