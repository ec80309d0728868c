import { expect, type Locator, type Page } from '@playwright/test'
import { admin, createPerson, signIn, type Account } from './people.ts'
import { serverUrl } from './server.ts'

export const PLAN = '/dashboard/subscription'
export const ESENCIAL = '91a00000-0000-4000-8000-000000000001'
export const PROFESIONAL = '91a00000-0000-4000-8000-000000000002'

interface Standing {
  status: 'trial' | 'active' | 'cancelled' | 'expired'
  /** From now; the past has a minus. */
  days: number
  planId?: string
  billing?: 'monthly' | 'yearly'
}

/** Somebody whose subscription stands like this, without a payment behind it; and when it ends. */
export async function createSubscriber({ status, days, planId, billing }: Standing) {
  const person = await createPerson()
  const end = new Date(Date.now() + days * 86_400_000)
  await admin()
    .from('subscriptions')
    .update({
      status,
      current_period_starts_at: new Date(end.getTime() - 30 * 86_400_000).toISOString(),
      current_period_ends_at: end.toISOString(),
      auto_renew: status === 'active',
      ...(planId && { plan_id: planId }),
      ...(billing && { billing_type: billing }),
    })
    .eq('user_id', person.id)
    .throwOnError()
  return { person, end }
}

export async function subscriptionOf({ id }: Account) {
  const { data } = await admin()
    .from('subscriptions')
    .select('*')
    .eq('user_id', id)
    .single()
    .throwOnError()
  return data
}

/** The plan's card among those on offer. */
export function offerOf(page: Page, plan: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: plan }) })
}

/** A new person in front of the payment page of this plan. */
export async function goToPayment(page: Page, plan: string): Promise<Account> {
  const person = await createPerson()
  await signIn(page, person, PLAN)
  await page.getByRole('button', { name: `Elegir ${plan}` }).click()
  await expect(page.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible()
  return person
}

/** What Stripe's clock and webhooks do by themselves. */
export async function tellStripe(path: string): Promise<{ invoices: number }> {
  const response = await fetch(new URL(`/control/${path}`, variable('PREDIO_STRIPE_URL')))
  expect(response.status).toBe(200)
  return (await response.json()) as { invoices: number }
}

/** What the scheduler does every minute. */
export async function passOnCancellations(): Promise<void> {
  const key = variable('PREDIO_SECRET_KEY')
  const response = await fetch(new URL('/functions/v1/stripe-cancellations', serverUrl()), {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}` },
  })
  expect(response.status).toBe(200)
}

function variable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing`)
  return value
}
