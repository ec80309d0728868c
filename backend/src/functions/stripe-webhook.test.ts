import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  endNow,
  endPeriod,
  payOpenInvoice,
  stopAtPeriodEnd,
} from '../../../test-support/stripe-stub/billing.ts'
import type { StripeEvent, Subscription } from '../../../test-support/stripe-stub/objects.ts'
import { sendEvent, type Signing } from '../../../test-support/stripe-stub/send-event.ts'
import { STRIPE_WEBHOOK_SECRET } from '../../../test-support/stripe-stub/start-stripe-stub.ts'
import type { Agent } from './testing/test-functions.ts'
import {
  createTestPayments,
  ESENCIAL,
  PROFESIONAL,
  type TestPayments,
} from './testing/test-payments.ts'

let payments: TestPayments
let ana: Agent
let round = 0
let before = 0

beforeAll(async () => {
  payments = await createTestPayments()
})
afterAll(() => payments.close())
beforeEach(async () => {
  payments.stripe.brokenWith = undefined
  ana = await payments.server.signUp(`ana${++round}@example.com`)
  before = payments.stripe.books.events.length
})

const events = () => payments.stripe.books.events.slice(before)
const send = (event: StripeEvent, signing: Partial<Signing> = {}) =>
  sendEvent(event, { secret: STRIPE_WEBHOOK_SECRET, ...signing }, payments.receiver)
const outcomes = async (list: readonly StripeEvent[]) => {
  const said: unknown[] = []
  for (const event of list) said.push((await send(event)).body['outcome'])
  return said
}
const handled = async (event: StripeEvent) => {
  const { rows } = await payments.server.owner.query<{ outcome: string | null }>(
    'select outcome from private.stripe_events where id = $1',
    [event.id],
  )
  return rows.map(({ outcome }) => outcome)
}
const failures = async () => {
  const { rows } = await payments.server.owner.query(
    `select title, message, data from notifications where user_id = $1 and kind = 'payment_failed'`,
    [ana.id],
  )
  return rows as { title: string; message: string; data: Record<string, string> }[]
}
function paidUntil(subscription: Subscription): Date {
  return new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000)
}

describe('a payment', () => {
  test('a payment stores the plan and the period that the person bought', async () => {
    const bought = await payments.pay(ana, { planId: PROFESIONAL, billingType: 'yearly' })
    expect(await outcomes(events())).toEqual(['applied', 'applied', 'applied'])
    expect(await payments.rowOf(ana)).toMatchObject({
      plan_id: PROFESIONAL,
      status: 'active',
      billing_type: 'yearly',
      current_period_starts_at: new Date(bought.start_date * 1000),
      current_period_ends_at: paidUntil(bought),
      cancellation_date: null,
      auto_renew: true,
      stripe_customer_id: bought.customer,
      stripe_subscription_id: bought.id,
      price: 712_980,
      open_invoice_url: null,
    })
  })

  test('the renewal of a payment moves the period', async () => {
    const bought = await payments.pay(ana)
    await outcomes(events())
    const first = paidUntil(bought)
    endPeriod(payments.stripe.books, bought, true)
    await outcomes(events())
    const row = await payments.rowOf(ana)
    expect(row).toMatchObject({ status: 'active', current_period_ends_at: paidUntil(bought) })
    expect(row.current_period_starts_at).toEqual(first)
  })
})

describe('SUB-30 deliveries of events', () => {
  test.each<[string, Partial<Signing>]>([
    ['a wrong secret', { secret: 'whsec_otro' }],
    ['a signature of ten minutes ago', { at: Math.floor(Date.now() / 1000) - 600 }],
    ['another body than the signed one', { forged: '{"id":"evt_x","object":"event"}' }],
    ['no JSON', { forged: 'hola' }],
  ])('refuses an event with %s, and writes nothing', async (_, signing) => {
    await payments.pay(ana)
    const [event] = events()
    const answer = await send(event!, signing)
    expect([answer.status, answer.body['error']]).toEqual([400, 'signature_invalid'])
    expect(await handled(event!)).toEqual([])
    expect((await payments.rowOf(ana)).status).toBe('trial')
  })

  test('refuses an event without a signature', async () => {
    const answer = await payments.server.call('stripe-webhook', { body: { id: 'evt_1' } })
    expect([answer.status, answer.body]).toEqual([
      400,
      { error: 'signature_invalid', message: 'La firma del aviso de pago no es válida.' },
    ])
  })

  test('a replayed event is answered with 200 and handled once', async () => {
    await payments.pay(ana)
    const [created] = events()
    expect(await outcomes([created!, created!, created!])).toEqual([
      'applied',
      'repeated',
      'repeated',
    ])
    const rows = await payments.rowOf(ana)
    // Stripe may send an old event again, which must not undo later ones.
    await payments.server.owner.query(
      `update subscriptions set status = 'expired' where user_id = $1`,
      [ana.id],
    )
    expect((await send(created!)).status).toBe(200)
    expect(rows.status).toBe('active')
    expect((await payments.rowOf(ana)).status).toBe('expired')
  })

  test('the same event sent many times at once is handled once', async () => {
    await payments.pay(ana)
    const [event] = events()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(event!)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const said = answers.map(({ body }) => body['outcome'])
    expect(said.filter((outcome) => outcome === 'applied')).toHaveLength(1)
    expect(said.filter((outcome) => outcome === 'repeated')).toHaveLength(5)
  })

  test('events in any order leave the row as Stripe has the subscription now', async () => {
    const bought = await payments.pay(ana)
    endPeriod(payments.stripe.books, bought, true)
    stopAtPeriodEnd(payments.stripe.books, bought, true)
    const backwards = events().toReversed()
    await outcomes(backwards)
    expect(await payments.rowOf(ana)).toMatchObject({
      status: 'cancelled',
      auto_renew: false,
      current_period_ends_at: paidUntil(bought),
      cancellation_date: new Date((bought.canceled_at ?? 0) * 1000),
    })
  })

  test('events sent all at once leave the row as Stripe has the subscription now', async () => {
    const bought = await payments.pay(ana)
    endPeriod(payments.stripe.books, bought, true)
    endNow(payments.stripe.books, bought)
    const answers = await Promise.all(events().map((event) => send(event)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await payments.rowOf(ana)).status).toBe('expired')
  })

  test('an answer to an earlier request does not overwrite the answer to a later one', async () => {
    const bought = await payments.pay(ana)
    const [created, paid] = events()
    let interrupted = false
    payments.server.intercept(async (request) => {
      if (interrupted || !request.url.endsWith('/rpc/finish_stripe_event')) return undefined
      interrupted = true
      stopAtPeriodEnd(payments.stripe.books, bought, true)
      await send(paid!)
      return undefined
    })
    expect((await send(created!)).body['outcome']).toBe('stale')
    payments.server.intercept(undefined)
    expect((await payments.rowOf(ana)).status).toBe('cancelled')
  })

  test('an event of an unknown customer is answered with 200 and recorded', async () => {
    const customer = { ...payments.stripe.books.customers.values().next().value! }
    customer.id = payments.stripe.books.newId('cus')
    payments.stripe.books.customers.set(customer.id, customer)
    payments.stripe.books.note('invoice.paid', { id: 'in_1', customer: customer.id })
    payments.stripe.books.note('invoice.paid', { id: 'in_2', customer: 'cus_nobody' })
    expect(await outcomes(events())).toEqual(['unknown customer', 'unknown customer'])
    expect(await handled(events()[0]!)).toEqual(['unknown customer'])
  })

  test('an event that concerns no subscription is answered with 200 and not stored', async () => {
    payments.stripe.books.note('payout.paid', { id: 'po_1' })
    payments.stripe.books.note('invoice.paid', { id: 'in_3', customer: null })
    expect(await outcomes(events())).toEqual(['not for us', 'not for us'])
    expect(await handled(events()[0]!)).toEqual([])
  })

  test('an unreachable Stripe causes an error, so that Stripe sends the event again and it is handled', async () => {
    await payments.pay(ana)
    const [event] = events()
    payments.stripe.brokenWith = 500
    expect((await send(event!)).status).toBe(500)
    expect(await handled(event!)).toEqual([null])
    payments.stripe.brokenWith = undefined
    expect((await send(event!)).body['outcome']).toBe('applied')
    expect((await payments.rowOf(ana)).status).toBe('active')
  })
})

describe('a payment that fails', () => {
  test('SUB-32 a failed payment notifies the agent once per invoice, and leaves the paid period', async () => {
    const bought = await payments.pay(ana)
    await outcomes(events())
    const paid = paidUntil(bought)
    endPeriod(payments.stripe.books, bought, false)
    await outcomes(events())
    const failed = events().find(({ type }) => type === 'invoice.payment_failed')
    payments.stripe.books.note('invoice.payment_failed', failed!.data.object)
    await outcomes(events())
    expect(await failures()).toEqual([
      {
        title: 'No pudimos cobrar tu suscripción',
        message:
          'El cobro de $349.00 de tu plan Esencial no se completó. Paga la factura pendiente en Plan para no perder el acceso.',
        data: { subscription_id: expect.any(String) as string },
      },
    ])
    expect(await payments.rowOf(ana)).toMatchObject({
      status: 'active',
      current_period_ends_at: paid,
      open_invoice_url: expect.stringContaining('https://invoice.stripe.test/in_') as string,
    })
    payOpenInvoice(payments.stripe.books, bought)
    await outcomes(events())
    expect(await payments.rowOf(ana)).toMatchObject({
      current_period_ends_at: paidUntil(bought),
      open_invoice_url: null,
    })
  })

  test('SUB-32 the notice of a failed payment never links to a page without https', async () => {
    const bought = await payments.pay(ana)
    endPeriod(payments.stripe.books, bought, false)
    const { books } = payments.stripe
    for (const invoice of books.invoices.values()) invoice.hosted_invoice_url = 'http://pagos.test/'
    await outcomes(events())
    expect(await payments.rowOf(ana)).toMatchObject({ status: 'active', open_invoice_url: null })
  })

  test('a failed payment is announced whatever other notifications the agent switched off', async () => {
    await payments.server.owner.query(
      `insert into notification_preferences (user_id, kind, enabled) values ($1, 'trial_ending', false)`,
      [ana.id],
    )
    endPeriod(payments.stripe.books, await payments.pay(ana), false)
    await outcomes(events())
    expect(await failures()).toHaveLength(1)
  })

  test('a failed payment is not announced when its event comes after the payment', async () => {
    const bought = await payments.pay(ana)
    endPeriod(payments.stripe.books, bought, false)
    payOpenInvoice(payments.stripe.books, bought)
    await outcomes(events())
    expect(await failures()).toEqual([])
  })
})

describe('the price', () => {
  test('SUB-33 the price of a subscription stays that of the purchase when the price list changes', async () => {
    const { owner } = payments.server
    const bought = await payments.pay(ana)
    await outcomes(events())
    await owner.query('update subscription_plans set price_monthly = 39900 where id = $1', [
      ESENCIAL,
    ])
    endPeriod(payments.stripe.books, bought, true)
    await outcomes(events())
    expect((await payments.rowOf(ana)).price).toBe(34_900)
    await owner.query('update subscription_plans set price_monthly = 34900 where id = $1', [
      ESENCIAL,
    ])
  })
})

describe('another plan', () => {
  test('SUB-34 another plan replaces the first, and Stripe is told to end and to credit the first', async () => {
    const first = await payments.pay(ana)
    await outcomes(events())
    const second = await payments.pay(ana, { planId: PROFESIONAL })
    await outcomes(events())
    expect(await payments.rowOf(ana)).toMatchObject({
      plan_id: PROFESIONAL,
      stripe_subscription_id: second.id,
    })
    expect((await payments.tellStripe()).body).toEqual({ ended: 1, failed: 0 })
    expect(first.status).toBe('canceled')
    await outcomes(events())
    expect(await payments.rowOf(ana)).toMatchObject({
      status: 'active',
      plan_id: PROFESIONAL,
      stripe_subscription_id: second.id,
    })
  })

  test('a plan chosen in Stripe’s own pages is read from the product', async () => {
    const bought = await payments.pay(ana)
    await outcomes(events())
    bought.items.data[0]!.price.product = `predio_plan_${PROFESIONAL}`
    payments.stripe.books.note('customer.subscription.updated', bought)
    await outcomes(events())
    expect((await payments.rowOf(ana)).plan_id).toBe(PROFESIONAL)
  })

  test('a subscription to another product of the operator is ignored', async () => {
    const bought = await payments.pay(ana)
    const other = structuredClone(bought)
    Object.assign(other, { id: payments.stripe.books.newId('sub'), metadata: {} })
    other.items.data[0]!.price.product = 'prod_curso'
    other.created += 10
    payments.stripe.books.subscriptions.set(other.id, other)
    payments.stripe.books.note('customer.subscription.created', other)
    await outcomes(events())
    expect(await payments.rowOf(ana)).toMatchObject({
      plan_id: ESENCIAL,
      stripe_subscription_id: bought.id,
    })
    expect((await payments.tellStripe()).body).toEqual({ ended: 0, failed: 0 })
  })
})
