import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startStripeStub,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeStub,
} from '../../test-support/stripe-stub/start-stripe-stub.ts'
import { paySession } from '../../test-support/stripe-stub/billing.ts'
import { createTestBackend, type TestBackend } from './test-backend.ts'

const ORIGIN = 'http://localhost:3000'
let stripe: StripeStub
let backend: TestBackend
let agent: { id: string; token: string }

beforeAll(async () => {
  stripe = await startStripeStub()
  backend = await createTestBackend({
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
  })
  const response = await post(
    '/auth/v1/signup',
    { email: 'ana@example.com', password: 'Clave-1' },
    {
      apikey: backend.services.keyring.publishableKey,
    },
  )
  const session = (await response.json()) as { access_token: string; user: { id: string } }
  agent = { id: session.user.id, token: session.access_token }
})
afterAll(async () => {
  await backend.close()
  await stripe.stop()
})

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return backend.fetch(
    new Request(`${ORIGIN}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  )
}

const order = (token: string | undefined, change: Record<string, unknown> = {}) =>
  post(
    '/api/create-checkout-session',
    {
      planId: '91a00000-0000-4000-8000-000000000001',
      userId: agent.id,
      billingType: 'monthly',
      returnUrl: `${ORIGIN}/dashboard/subscription`,
      ...change,
    },
    token ? { authorization: `Bearer ${token}` } : {},
  )

describe('/api/create-checkout-session', () => {
  it('the payment route needs the bearer token alone, as the specification says', async () => {
    const response = await order(agent.token)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      sessionUrl: expect.stringContaining('/pay/cs_') as string,
    })
  })

  it('OPS-82 /config.json names the payment route on the server that was asked', async () => {
    const response = await backend.fetch(new Request(`${ORIGIN}/config.json`))
    expect(await response.json()).toMatchObject({
      checkoutUrl: '/api/create-checkout-session',
    })
  })

  it.each<[string, string | undefined, Record<string, unknown>, number]>([
    ['no bearer', undefined, {}, 401],
    ['a wrong bearer', 'ey.no.token', {}, 401],
    ['another’s id', 'own', { userId: '00000000-0000-4000-8000-000000000001' }, 403],
    ['an unknown plan', 'own', { planId: 'oro' }, 404],
    ['an unknown billing type', 'own', { billingType: 'daily' }, 400],
    ['a foreign address', 'own', { returnUrl: 'https://otro.example/' }, 400],
  ])('the payment route refuses %s in Spanish', async (_, token, change, status) => {
    const response = await order(token === 'own' ? agent.token : token, change)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({
      error: expect.any(String) as string,
      message: expect.stringMatching(/\.$/) as string,
    })
  })

  it('the payment route answers other origins’ preflights, and no other path below /api exists', async () => {
    const preflight = await backend.fetch(
      new Request(`${ORIGIN}/api/create-checkout-session`, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://otro.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization, content-type',
        },
      }),
    )
    expect(preflight.status).toBe(204)
    expect((await post('/api/stripe-webhook', {})).status).toBe(404)
  })
})

describe('the webhook', () => {
  it('the webhook needs no key, only the signature', async () => {
    const response = await post('/functions/v1/stripe-webhook', {})
    expect(response.status).toBe(400)
    const { sessionUrl } = (await (await order(agent.token)).json()) as { sessionUrl: string }
    const session = stripe.books.sessions.get(sessionUrl.split('/').at(-1) ?? '')
    const bought = paySession(stripe.books, session!)
    const deliveries = await stripe.deliver(async (request) => backend.fetch(request))
    expect(deliveries.map(({ status }) => status)).toEqual([200, 200, 200])
    const { rows } = await backend.owner.query(
      'select status, stripe_subscription_id from subscriptions where user_id = $1',
      [agent.id],
    )
    expect(rows).toEqual([{ status: 'active', stripe_subscription_id: bought.id }])
  })
})
