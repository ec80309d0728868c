import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from '../test-backend.ts'

/** No request that the API knows lets agents give themselves a plan, whatever the state of their row. */

const AGENCIA = '91a00000-0000-4000-8000-000000000003'
const STATES = ['trial', 'active', 'cancelled', 'expired']
let backend: TestBackend
let mine: { id: string; token: string }
let theirs: { id: string; token: string }

beforeAll(async () => {
  backend = await createTestBackend()
  mine = await signUp('ana@example.com')
  theirs = await signUp('luis@example.com')
})
afterAll(() => backend.close())

async function signUp(email: string): Promise<{ id: string; token: string }> {
  const response = await ask('POST', '/auth/v1/signup', { email, password: 'Contraseña-1' })
  const session = (await response.json()) as { access_token: string; user: { id: string } }
  return { id: session.user.id, token: session.access_token }
}

async function ask(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  token?: string,
): Promise<Response> {
  const { publishableKey } = backend.services.keyring
  return backend.fetch(
    new Request(`http://localhost:3000${path}`, {
      method,
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
}

async function rows(): Promise<unknown> {
  const { rows: all } = await backend.owner.query(
    "select (to_jsonb(s) - 'updated_at')::text as row from subscriptions s order by user_id",
  )
  const plans = await backend.owner.query(
    'select to_jsonb(p)::text as row from subscription_plans p order by id',
  )
  return [all, plans.rows]
}

async function setState(status: string): Promise<void> {
  await backend.owner.query(
    `update subscriptions set status = $1, billing_type = 'monthly', stripe_customer_id = 'cus_' || user_id,
       stripe_subscription_id = 'sub_' || user_id, auto_renew = $1 = 'active'`,
    [status],
  )
}

const FORBIDDEN_CHANGES: Record<string, unknown>[] = [
  { plan_id: AGENCIA },
  { status: 'active' },
  { status: 'trial' },
  { status: 'active', plan_id: AGENCIA, auto_renew: true, billing_type: 'yearly' },
  { current_period_ends_at: '2099-01-01T00:00:00Z' },
  { current_period_starts_at: '2020-01-01T00:00:00Z' },
  { status: 'cancelled', current_period_ends_at: '2099-01-01T00:00:00Z' },
  { status: 'cancelled', plan_id: AGENCIA },
  { status: 'cancelled', stripe_subscription_id: null },
  { billing_type: 'yearly' },
  { auto_renew: true },
  { stripe_customer_id: 'cus_otro' },
  { stripe_subscription_id: 'sub_otro' },
  { created_at: '2020-01-01T00:00:00Z' },
]

describe.each(STATES)('SUB-07 a subscription that is %s', (state) => {
  let before: unknown
  beforeEach(async () => {
    await setState(state)
    before = await rows()
  })

  it.each(FORBIDDEN_CHANGES.map((change) => [JSON.stringify(change), change]))(
    'an agent cannot change a subscription to %s',
    async (_, change) => {
      const own = {
        user_id: mine.id,
        plan_id: AGENCIA,
        current_period_ends_at: '2099-01-01',
        ...change,
      }
      const merge = { prefer: 'resolution=merge-duplicates' }
      const id = `user_id=eq.${mine.id}`
      const forms: [string, string, unknown, Record<string, string>?][] = [
        ['PATCH', `/rest/v1/subscriptions?${id}`, change],
        ['PATCH', '/rest/v1/subscriptions?status=neq.nada', change],
        ['PATCH', `/rest/v1/subscriptions?${id}&columns=${Object.keys(change).join(',')}`, change],
        ['POST', '/rest/v1/subscriptions', own],
        ['POST', '/rest/v1/subscriptions?on_conflict=user_id', own, merge],
        ['POST', '/rest/v1/subscriptions?on_conflict=user_id', [own], merge],
        ['PUT', `/rest/v1/subscriptions?${id}`, own],
      ]
      for (const [method, path, body, headers] of forms) {
        const response = await ask(method, path, body, headers, mine.token)
        expect(response.ok, `${method} ${path}`).toBe(false)
      }
      expect(await rows()).toEqual(before)
    },
  )

  it('an agent cannot change or cancel the subscription of another agent', async () => {
    for (const change of [{ status: 'cancelled' }, ...FORBIDDEN_CHANGES]) {
      const path = `/rest/v1/subscriptions?user_id=eq.${theirs.id}`
      const response = await ask(
        'PATCH',
        path,
        change,
        { prefer: 'return=representation' },
        mine.token,
      )
      expect(response.ok ? await response.json() : []).toEqual([])
    }
    expect(await rows()).toEqual(before)
  })

  it('nobody deletes a subscription, gives it away or writes it without a session', async () => {
    const path = `/rest/v1/subscriptions?user_id=eq.${mine.id}`
    const gift = { status: 'cancelled', user_id: theirs.id }
    expect((await ask('DELETE', path, undefined, {}, mine.token)).ok).toBe(false)
    expect((await ask('PATCH', path, gift, {}, mine.token)).ok).toBe(false)
    expect((await ask('PATCH', path, { status: 'cancelled' })).ok).toBe(false)
    expect((await ask('POST', '/rest/v1/subscriptions', { user_id: mine.id })).ok).toBe(false)
    expect(await rows()).toEqual(before)
  })
})

describe('SUB-12 the price list', () => {
  const merge = { prefer: 'resolution=merge-duplicates' }
  const free = { id: AGENCIA, name: 'Agencia', price_monthly: 0, price_yearly: 0 }
  it.each<[string, string, unknown, Record<string, string>?]>([
    ['PATCH', `?id=eq.${AGENCIA}`, { price_monthly: 1 }],
    ['PATCH', '?name=neq.nada', { price_yearly: 0, currency: 'COP' }],
    ['POST', '', { name: 'Gratis', price_monthly: 0, price_yearly: 0 }],
    ['POST', '?on_conflict=id', free, merge],
    ['POST', '?on_conflict=name', [free], merge],
    ['PUT', `?id=eq.${AGENCIA}`, free],
    ['DELETE', `?id=eq.${AGENCIA}`, undefined],
  ])('the price list cannot be changed by %s %s', async (method, query, body, headers) => {
    const before = await rows()
    const path = `/rest/v1/subscription_plans${query}`
    for (const token of [mine.token, undefined]) {
      expect((await ask(method, path, body, headers, token)).ok).toBe(false)
    }
    expect(await rows()).toEqual(before)
  })
})

describe('what only Stripe’s functions may call', () => {
  const state = {
    subscription: 'sub_x',
    status: 'active',
    ends_at: '2099-01-01',
    starts_at: '2026-01-01',
  }
  it.each<[string, Record<string, unknown>]>([
    ['begin_stripe_event', { event: 'evt_1', kind: 'invoice.paid' }],
    ['finish_stripe_event', { event: 'evt_1', ticket: 1, customer: 'cus_1', state }],
    ['claim_stripe_cancellations', {}],
    ['settle_stripe_cancellation', { subscription: 'sub_1', at_once: false }],
  ])('a function for Stripe alone, %s, refuses agents and visitors', async (name, body) => {
    for (const token of [mine.token, undefined]) {
      const response = await ask('POST', `/rest/v1/rpc/${name}`, body, {}, token)
      expect([401, 403, 404]).toContain(response.status)
    }
    const { rows: written } = await backend.owner.query('select from private.stripe_events')
    expect(written).toEqual([])
  })

  it('nobody may use the tables of Stripe’s events, not even the secret key', async () => {
    const { rows: grants } = await backend.owner.query(
      `select role, c.relname from pg_class as c, unnest(array['anon', 'authenticated', 'service_role']) as role
       where c.relnamespace = 'private'::regnamespace and c.relname like 'stripe%' and case c.relkind
         when 'r' then has_table_privilege(role, c.oid, 'select, insert, update, delete, truncate')
         when 'S' then has_sequence_privilege(role, c.oid, 'usage, select, update')
       end`,
    )
    expect(grants).toEqual([])
  })
})
