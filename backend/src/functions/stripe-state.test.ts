import type { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { readState } from '../../../supabase/functions/_shared/stripe/read-state.ts'

const PLAN = '91a00000-0000-4000-8000-000000000001'
const NOW = new Date('2026-11-16T12:00:00Z')
const at = (iso: string) => Date.parse(iso) / 1000
const START = at('2026-11-01T00:00:00Z')
const END = at('2026-12-01T00:00:00Z')

interface Given {
  id?: string
  status?: string
  created?: number
  start?: number
  end?: number
  product?: string | { id: string }
  interval?: string
  change?: Record<string, unknown>
}

function subscription(given: Given = {}): Stripe.Subscription {
  const { id = 'sub_1', status = 'active', created = START, start = START, end = END } = given
  const { product = `predio_plan_${PLAN}`, interval = 'month', change } = given
  const item = {
    current_period_start: start,
    current_period_end: end,
    price: { product, unit_amount: 29_900, recurring: { interval } },
  }
  const known = {
    id,
    status,
    created,
    start_date: at('2026-01-01T00:00:00Z'),
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    metadata: {},
    items: { data: [item] },
    ...change,
  }
  return known as unknown as Stripe.Subscription
}

const stateOf = (...list: Stripe.Subscription[]) => readState(list, NOW)

describe('SUB-31 one subscription', () => {
  test.each<[string, Given, Record<string, unknown>]>([
    [
      'active',
      {},
      { status: 'active', ends_at: '2026-12-01T00:00:00.000Z', price: 29_900, is_over: false },
    ],
    ['trialing over there', { status: 'trialing' }, { status: 'active' }],
    [
      'told to stop',
      { change: { cancel_at_period_end: true, cancel_at: END, canceled_at: at('2026-11-10') } },
      {
        status: 'cancelled',
        cancelled_at: '2026-11-10T00:00:00.000Z',
        ends_at: '2026-12-01T00:00:00.000Z',
      },
    ],
    [
      'told to stop before the period ends',
      { change: { cancel_at: at('2026-11-20') } },
      { status: 'cancelled', ends_at: '2026-11-20T00:00:00.000Z' },
    ],
    [
      'not paid, for less than three days',
      { status: 'past_due', start: at('2026-11-14T00:00:00Z') },
      { status: 'active', ends_at: '2026-11-14T00:00:00.000Z' },
    ],
    [
      'not paid, for three days',
      { status: 'past_due', start: at('2026-11-13T12:00:00Z') },
      { status: 'expired', is_past_due: true, is_over: false },
    ],
    [
      'ended before its time',
      { status: 'canceled', change: { ended_at: at('2026-11-05'), canceled_at: at('2026-11-05') } },
      { status: 'expired', ends_at: '2026-11-05T00:00:00.000Z', is_over: true },
    ],
    ['never paid again', { status: 'unpaid' }, { status: 'expired' }],
    ['paused', { status: 'paused' }, { status: 'expired' }],
    ['by the year', { interval: 'year' }, { billing_type: 'yearly' }],
    ['by the week', { interval: 'week' }, { billing_type: null }],
    ['with an expanded product', { product: { id: `predio_plan_${PLAN}` } }, { plan_id: PLAN }],
    [
      'known by its metadata only',
      { product: 'prod_x', change: { metadata: { plan_id: PLAN } } },
      { plan_id: PLAN },
    ],
  ])('derives the state of one subscription at Stripe: %s', (_, given, expected) => {
    expect(stateOf(subscription(given))).toMatchObject({ subscription: 'sub_1', ...expected })
  })

  test.each<[string, Given]>([
    ['not paid at first', { status: 'incomplete' }],
    ['never paid', { status: 'incomplete_expired' }],
    ['to something else', { product: 'prod_x' }],
    ['to something that only looks like a plan', { product: 'predio_plan_oro' }],
    ['without items', { change: { items: { data: [] } } }],
  ])('ignores a subscription that was %s', (_, given) => {
    expect(stateOf(subscription(given))).toBeUndefined()
  })
})

describe('several subscriptions', () => {
  const older = subscription({ id: 'sub_old', created: START - 100 })
  const newer = subscription({ id: 'sub_new', created: START + 100 })

  test('the newest running subscription counts, and the others are superseded', () => {
    for (const list of [
      [older, newer],
      [newer, older],
    ]) {
      expect(stateOf(...list)).toMatchObject({ subscription: 'sub_new', superseded: ['sub_old'] })
    }
  })

  test('a running subscription counts before a newer one that ended', () => {
    const ended = subscription({ id: 'sub_new', created: START + 100, status: 'canceled' })
    expect(stateOf(ended, older)).toMatchObject({ subscription: 'sub_old', superseded: [] })
  })

  test('an unpaid newer subscription does not end an older paid one', () => {
    const due = subscription({ id: 'sub_new', created: START + 100, status: 'past_due' })
    expect(stateOf(older, due)).toMatchObject({ subscription: 'sub_new', superseded: [] })
  })
})
