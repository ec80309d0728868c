import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endPeriod } from '../../../test-support/stripe-stand-in/billing.ts'
import { PASSWORD, type Agent } from './testing/test-functions.ts'
import { tellStripe } from './tell-stripe.ts'
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

/** As if the time to try again had come. */
const wait = () =>
  payments.server.owner.query('update private.stripe_cancellations set next_attempt_at = now()')

describe('cancelling here', () => {
  test('tells Stripe to stop at the period’s end, and the next renewal does not come', async () => {
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
    // Told once, and not again.
    expect((await payments.tellStripe()).body).toEqual({ ended: 0, failed: 0 })
  })

  test('is tried again until Stripe has heard it, later each time', async () => {
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
      // Not yet.
      expect((await payments.tellStripe()).body).toEqual({ ended: 0, failed: 0 })
      await wait()
    }
    payments.stripe.brokenWith = undefined
    expect((await payments.tellStripe()).body).toEqual({ ended: 1, failed: 0 })
    expect(bought.cancel_at_period_end).toBe(true)
    expect(await queue()).toMatchObject([{ done: true, error: null }])
  })

  test('is not undone by news from a Stripe that has not heard of it', async () => {
    const bought = await subscribe()
    await payments.cancel(ana)
    payments.stripe.books.note('invoice.paid', { id: 'in_x', customer: bought.customer })
    await payments.deliver()
    expect(await payments.rowOf(ana)).toMatchObject({ status: 'cancelled', auto_renew: false })
  })

  test('needs no telling when Stripe has ended it already', async () => {
    const bought = await subscribe()
    await payments.cancel(ana)
    payments.stripe.books.subscriptions.delete(bought.id)
    expect((await payments.tellStripe()).body).toEqual({ ended: 1, failed: 0 })
  })

  test('of a subscription without Stripe queues nothing', async () => {
    await payments.server.owner.query(
      `update subscriptions set status = 'active' where user_id = $1`,
      [ana.id],
    )
    expect(await payments.cancel(ana)).toBe(204)
    expect(await queue()).toEqual([])
  })

  test('two workers at once tell Stripe once', async () => {
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
    return tellStripe({ publicUrl: config.publicUrl, keyring, internalFetch })
  }

  test('does what pg_cron does on Supabase, and is silent when nothing was due', async () => {
    const bought = await subscribe()
    expect(await run()).toBeUndefined()
    await payments.cancel(ana)
    expect(await run()).toEqual({ ended: 1, failed: 0 })
    expect(bought.cancel_at_period_end).toBe(true)
  })

  test('hears of a failure, so that it tries again soon', async () => {
    payments.server.intercept((request) =>
      request.url.includes('/rpc/') ? Response.json({}, { status: 500 }) : undefined,
    )
    await expect(run()).rejects.toThrow('stripe-cancellations answered 500')
    payments.server.intercept(undefined)
  })
})

describe('an account that is deleted', () => {
  test('ends its subscription at once', async () => {
    const bought = await subscribe()
    const gone = await payments.server.call('delete-account', {
      token: ana.token,
      body: { password: PASSWORD },
    })
    expect(gone.status).toBe(200)
    expect(await queue()).toMatchObject([{ at_once: true, done: false }])
    expect((await payments.tellStripe()).body).toEqual({ ended: 1, failed: 0 })
    expect(bought.status).toBe('canceled')
    expect(await payments.deliver()).toMatchObject([{ body: { outcome: 'unknown customer' } }])
  })
})

describe('the function', () => {
  test.each(['anon', 'agent', 'forged'])('is not for %s', async (who) => {
    const { secretKey } = payments.server.services.keyring
    const token = { anon: undefined, agent: ana.token, forged: `${secretKey}x` }[who]
    const answer = await payments.server.call('stripe-cancellations', {
      ...(token && { token }),
      body: {},
    })
    expect(answer.status).toBe(401)
  })
})
