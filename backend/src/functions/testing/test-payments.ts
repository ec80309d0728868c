import { paySession } from '../../../../test-support/stripe-stub/billing.ts'
import type { Session, Subscription } from '../../../../test-support/stripe-stub/objects.ts'
import type { Delivery, Receiver } from '../../../../test-support/stripe-stub/send-event.ts'
import {
  startStripeStub,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeStub,
} from '../../../../test-support/stripe-stub/start-stripe-stub.ts'
import { createTestFunctions, type Agent, type TestFunctions } from './test-functions.ts'

export const SITE = 'https://predio.example'
export const ESENCIAL = '91a00000-0000-4000-8000-000000000001'
export const PROFESIONAL = '91a00000-0000-4000-8000-000000000002'

interface SubscriptionRow {
  plan_id: string
  status: string
  billing_type: string | null
  current_period_starts_at: Date
  current_period_ends_at: Date
  cancellation_date: Date | null
  auto_renew: boolean
  stripe_customer_id: string | null
  stripe_subscription_id: string | null
  price: number | null
  open_invoice_url: string | null
}

export interface TestPayments {
  server: TestFunctions
  stripe: StripeStub
  order(agent: Agent, change?: Record<string, unknown>): ReturnType<TestFunctions['call']>
  sessionOf(answer: Awaited<ReturnType<TestFunctions['call']>>): Session
  pay(agent: Agent, change?: Record<string, unknown>): Promise<Subscription>
  receiver: Receiver
  deliver(): Promise<Delivery[]>
  rowOf(agent: Agent): Promise<SubscriptionRow>
  cancel(agent: Agent): Promise<number>
  tellStripe(): ReturnType<TestFunctions['call']>
  close(): Promise<void>
}

export async function createTestPayments(): Promise<TestPayments> {
  const stripe = await startStripeStub()
  const server = await createTestFunctions({
    env: {
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
      PUBLIC_URL: SITE,
    },
  })
  const { publishableKey, secretKey } = server.services.keyring
  const payments: TestPayments = {
    server,
    stripe,
    order: (agent, change = {}) =>
      server.call('create-checkout-session', {
        token: agent.token,
        body: {
          planId: ESENCIAL,
          userId: agent.id,
          billingType: 'monthly',
          returnUrl: `${SITE}/dashboard/subscription`,
          ...change,
        },
      }),
    sessionOf({ body }) {
      const id = String(body['sessionUrl']).split('/').at(-1) ?? ''
      const session = stripe.books.sessions.get(id)
      if (!session) throw new Error(`no session: ${JSON.stringify(body)}`)
      return session
    },
    pay: async (agent, change) =>
      paySession(stripe.books, payments.sessionOf(await payments.order(agent, change))),
    receiver: (request) => {
      request.headers.set('apikey', publishableKey)
      return server.fetch(request)
    },
    deliver: () => stripe.deliver(payments.receiver),
    async rowOf({ id }) {
      const { rows } = await server.owner.query<SubscriptionRow>(
        'select * from subscriptions where user_id = $1',
        [id],
      )
      return rows[0]!
    },
    async cancel({ id, token }) {
      const url = `http://localhost/rest/v1/subscriptions?user_id=eq.${id}`
      const headers = {
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      }
      const body = JSON.stringify({
        status: 'cancelled',
        cancellation_date: new Date().toISOString(),
        auto_renew: false,
      })
      return (await server.fetch(new Request(url, { method: 'PATCH', headers, body }))).status
    },
    tellStripe: () => server.call('stripe-cancellations', { token: secretKey, body: {} }),
    async close() {
      await server.close()
      await stripe.stop()
    },
  }
  return payments
}
