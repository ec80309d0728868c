import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endPeriod, payOpenInvoice, paySession } from '../../../test-support/stripe-stub/billing.ts'
import type { Subscription } from '../../../test-support/stripe-stub/objects.ts'
import { callAsScheduler } from './call-as-scheduler.ts'
import { PASSWORD, type Agent } from './testing/test-functions.ts'
import { createTestPayments, type TestPayments } from './testing/test-payments.ts'

let payments: TestPayments
let ana: Agent
let round = 0

beforeAll(async () => {
  payments = await createTestPayments()
})
afterAll(() => payments.close())
beforeEach(async () => {
  payments.stripe.brokenWith = undefined
  await payments.server.owner.query('delete from private.stripe_cancellations')
  ana = await payments.server.signUp(`ana${++round}@example.com`)
})

async function subscribe() {
  const bought = await payments.pay(ana)
  await payments.deliver()
  return bought
}

async function queue() {
  const { rows } = await payments.server.owner.query<{ attempts: number; error: string | null }>(
    `select attempts, last_error as error, done_at is not null as done, at_once,
       ceil(extract(epoch from next_attempt_at - now()) / 60)::int as minutes
     from private.stripe_cancellations`,
  )
  return rows
}

const wait = () =>
  payments.server.owner.query('update private.stripe_cancellations set next_attempt_at = now()')

describe('cancelling here', () => {
  test('SUB-35 a cancellation tells Stripe to stop at the period’s end, and no renewal follows', async () => {
    const bought = await subscribe()
    const { current_period_ends_at: until } = await payments.rowOf(ana)
    expect(await payments.cancel(ana)).toBe(204)
    expect((await payments.tellStripe()).body).toEqual({ ended: 1, failed: 0 })
    expect(bought).toMatchObject({ status: 'active', cancel_at_period_end: true })
    await payments.deliver()
    expect(await payments.rowOf(ana)).toMatchObject({
      status: 'cancelled',
      auto_renew: false,
      current_period_ends_at: until,
    })

    const invoices = payments.stripe.books.invoices.size
    endPeriod(payments.stripe.books, bought, true)
    await payments.deliver()
    expect(payments.stripe.books.invoices.size).toBe(invoices)
    expect(bought.status).toBe('canceled')
    expect(await payments.rowOf(ana)).toMatchObject({
      status: 'expired',
      current_period_ends_at: until,
    })
    expect((await payments.tellStripe()).body).toEqual({ ended: 0, failed: 0 })
  })

  test('SUB-35 a cancellation is retried until Stripe has received it, each time after a longer pause', async () => {
    const bought = await subscribe()
    await payments.cancel(ana)
    payments.stripe.brokenWith = 503
    for (const [attempt, minutes] of [1, 2, 4].entries()) {
      expect((await payments.tellStripe()).body).toEqual({ ended: 0, failed: 1 })
      expect(await queue()).toEqual([
        {
          attempts: attempt + 1,
          minutes,
          at_once: false,
          done: false,
          error: expect.stringContaining('StripeAPIError') as string,
        },
      ])
      expect((await payments.tellStripe()).body).toEqual({ ended: 0, failed: 0 })
      await wait()
    }
    payments.stripe.brokenWith = undefined
    expect((await payments.tellStripe()).body).toEqual({ ended: 1, failed: 0 })
    expect(bought.cancel_at_period_end).toBe(true)
    expect(await queue()).toMatchObject([{ done: true, error: null }])
  })

  test('an event of a Stripe that has not received the cancellation does not undo the cancellation', async () => {
    const bought = await subscribe()
    await payments.cancel(ana)
    payments.stripe.books.note('invoice.paid', { id: 'in_x', customer: bought.customer })
    await payments.deliver()
    expect(await payments.rowOf(ana)).toMatchObject({ status: 'cancelled', auto_renew: false })
  })

  test('a cancellation needs no request to Stripe when Stripe has ended the subscription already', async () => {
    const bought = await subscribe()
    await payments.cancel(ana)
    payments.stripe.books.subscriptions.delete(bought.id)
    expect((await payments.tellStripe()).body).toEqual({ ended: 1, failed: 0 })
  })

  test('a cancellation of a subscription without Stripe queues nothing', async () => {
    await payments.server.owner.query(
      `update subscriptions set status = 'active' where user_id = $1`,
      [ana.id],
    )
    expect(await payments.cancel(ana)).toBe(204)
    expect(await queue()).toEqual([])
  })

  test('two workers at once tell Stripe of a cancellation only once', async () => {
    await subscribe()
    await payments.cancel(ana)
    const answers = await Promise.all([payments.tellStripe(), payments.tellStripe()])
    expect(new Set(answers.map(({ body }) => body['ended']))).toEqual(new Set([0, 1]))
  })
})

describe('the server’s own scheduler', () => {
  const run = () => {
    const { config, keyring } = payments.server.services
    const internalFetch = (request: Request) => payments.server.fetch(request)
    return callAsScheduler(
      { publicUrl: config.publicUrl, keyring, internalFetch },
      'stripe-cancellations',
    )
  }

  test('the server’s own scheduler does what pg_cron does on Supabase, and logs nothing when nothing was due', async () => {
    const bought = await subscribe()
    expect(await run()).toBeUndefined()
    await payments.cancel(ana)
    expect(await run()).toEqual({ ended: 1, failed: 0 })
    expect(bought.cancel_at_period_end).toBe(true)
  })

  test('the scheduler learns of a failure, so that it retries soon', async () => {
    payments.server.intercept((request) =>
      request.url.includes('/rpc/') ? Response.json({}, { status: 500 }) : undefined,
    )
    await expect(run()).rejects.toThrow('stripe-cancellations answered 500')
    payments.server.intercept(undefined)
  })
})

describe('an account that is deleted', () => {
  const leave = () =>
    payments.server.call('delete-account', { token: ana.token, body: { password: PASSWORD } })

  test('SUB-36 deleting an account ends its subscription at once', async () => {
    const bought = await subscribe()
    expect((await leave()).status).toBe(200)
    expect(await queue()).toMatchObject([
      { at_once: true, done: false },
      { at_once: true, done: false },
    ])
    expect((await payments.tellStripe()).body).toEqual({ ended: 1, failed: 0 })
    expect(bought.status).toBe('canceled')
    expect(await payments.deliver()).toMatchObject([{ body: { outcome: 'unknown customer' } }])
  })

  test('deleting an account closes its open payment page, so that nobody can pay for a deleted account', async () => {
    const session = payments.sessionOf(await payments.order(ana))
    expect((await leave()).status).toBe(200)
    expect((await payments.tellStripe()).body).toEqual({ ended: 0, failed: 0 })
    await wait()
    expect((await payments.tellStripe()).body).toEqual({ ended: 1, failed: 0 })
    expect(session.status).toBe('expired')
    expect(() => paySession(payments.stripe.books, session)).toThrow('is not open')
  })

  test('deleting an account ends a purchase made on its page before the page closed, and nothing else of the customer', async () => {
    const session = payments.sessionOf(await payments.order(ana))
    await leave()
    const bought = paySession(payments.stripe.books, session)
    const other = structuredClone(bought)
    Object.assign(other, { id: payments.stripe.books.newId('sub'), metadata: {} })
    other.items.data[0]!.price.product = 'prod_curso'
    payments.stripe.books.subscriptions.set(other.id, other)
    await wait()
    expect((await payments.tellStripe()).body).toEqual({ ended: 1, failed: 0 })
    expect([bought.status, other.status]).toEqual(['canceled', 'active'])
  })
})

describe('what expired here for want of a payment', () => {
  /** Runs the daily work after the three days that follow the paid period, on Stripe's clock too. */
  async function runDailyWork() {
    const { owner } = payments.server
    await owner.query(`update subscriptions set status = 'expired' where user_id <> $1`, [ana.id])
    await owner.query(
      `select private.run_daily_work(current_period_ends_at + interval '73 hours')
       from subscriptions where user_id = $1`,
      [ana.id],
    )
  }
  /** Moving Stripe's test clock does not move ours, so the paid period is moved into the past instead. */
  function setBack(bought: Subscription, days: number) {
    bought.items.data[0]!.current_period_start = Math.floor(Date.now() / 1000) - days * 86_400
  }
  const open = () =>
    [...payments.stripe.books.invoices.values()].filter(({ status }) => status === 'open')

  test('a subscription that a webhook lets expire ends in Stripe: no card is charged and no invoice can be paid', async () => {
    const bought = await subscribe()
    endPeriod(payments.stripe.books, bought, false)
    setBack(bought, 3)
    await payments.deliver()
    expect(await payments.rowOf(ana)).toMatchObject({ status: 'expired', open_invoice_url: null })
    expect((await payments.tellStripe()).body).toEqual({ ended: 1, failed: 0 })
    expect([bought.status, open()]).toEqual(['canceled', []])
    await payments.deliver()
    expect((await payments.rowOf(ana)).status).toBe('expired')
    expect((await payments.tellStripe()).body).toEqual({ ended: 0, failed: 0 })
  })

  test('a subscription that the daily work lets expire ends in Stripe', async () => {
    const bought = await subscribe()
    endPeriod(payments.stripe.books, bought, false)
    await payments.deliver()
    expect((await payments.rowOf(ana)).status).toBe('active')
    await runDailyWork()
    expect((await payments.rowOf(ana)).status).toBe('expired')
    expect((await payments.tellStripe()).body).toEqual({ ended: 1, failed: 0 })
    expect([bought.status, open()]).toEqual(['canceled', []])
  })

  test('SUB-36 a subscription goes on when it was paid and only Stripe’s event was lost', async () => {
    const bought = await subscribe()
    endPeriod(payments.stripe.books, bought, true)
    await runDailyWork()
    expect((await payments.rowOf(ana)).status).toBe('expired')
    expect((await payments.tellStripe()).body).toEqual({ ended: 1, failed: 0 })
    expect(bought).toMatchObject({ status: 'active', cancel_at_period_end: false })
    expect(await payments.rowOf(ana)).toMatchObject({ status: 'active', auto_renew: true })
    expect(await queue()).toEqual([])
  })

  test('an expired subscription goes on when it is paid before Stripe is told', async () => {
    const bought = await subscribe()
    endPeriod(payments.stripe.books, bought, false)
    setBack(bought, 3)
    await payments.deliver()
    payOpenInvoice(payments.stripe.books, bought)
    await payments.deliver()
    expect((await payments.rowOf(ana)).status).toBe('active')
    expect((await payments.tellStripe()).body).toEqual({ ended: 0, failed: 0 })
    expect(bought.status).toBe('active')
  })
})

describe('the function', () => {
  test.each(['anon', 'agent', 'forged'])(
    'the function for cancellations refuses %s',
    async (who) => {
      const { secretKey } = payments.server.services.keyring
      const token = { anon: undefined, agent: ana.token, forged: `${secretKey}x` }[who]
      const answer = await payments.server.call('stripe-cancellations', {
        ...(token && { token }),
        body: {},
      })
      expect(answer.status).toBe(401)
    },
  )
})
