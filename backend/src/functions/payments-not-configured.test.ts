import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestFunctions, type Agent, type TestFunctions } from './testing/test-functions.ts'

const REFUSAL = {
  error: 'payments_not_configured',
  message: 'Los pagos no están configurados',
  request_id: expect.any(String) as string,
}
let server: TestFunctions
let ana: Agent

beforeAll(async () => {
  server = await createTestFunctions({ env: { PUBLIC_URL: 'https://predio.example' } })
  ana = await server.signUp('ana@example.com')
})
afterAll(() => server.close())

const order = (planId: string) =>
  server.call('create-checkout-session', {
    token: ana.token,
    body: {
      planId,
      userId: ana.id,
      billingType: 'yearly',
      returnUrl: 'https://predio.example/dashboard/subscription',
    },
  })

test('SUB-23 without Stripe an order opens no payment page', async () => {
  const { status, body } = await order('91a00000-0000-4000-8000-000000000001')
  expect([status, body]).toEqual([503, REFUSAL])
  const { rows } = await server.owner.query(
    'select status, stripe_customer_id from subscriptions where user_id = $1',
    [ana.id],
  )
  expect(rows).toEqual([{ status: 'trial', stripe_customer_id: null }])
})

test('a faulty order is refused for its fault even without Stripe', async () => {
  expect((await order('91a00000-0000-4000-8000-000000000000')).status).toBe(404)
})

test('without Stripe every webhook is refused', async () => {
  const { status, body } = await server.call('stripe-webhook', { body: { id: 'evt_1' } })
  expect([status, body]).toEqual([503, REFUSAL])
})
