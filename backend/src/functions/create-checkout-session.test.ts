import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Agent } from './testing/test-functions.ts'
import {
  createTestPayments,
  ESENCIAL,
  PROFESIONAL,
  SITE,
  type TestPayments,
} from './testing/test-payments.ts'

const TRIAL = '91a00000-0000-4000-8000-000000000000'
let payments: TestPayments
let ana: Agent
let luis: Agent
let round = 0

beforeAll(async () => {
  payments = await createTestPayments()
  luis = await payments.server.signUp('luis@example.com')
})
afterAll(() => payments.close())

async function newcomer(): Promise<void> {
  payments.stripe.brokenWith = undefined
  ana = await payments.server.signUp(`ana${++round}@example.com`)
}

describe('an order', () => {
  beforeEach(newcomer)

  test('an order opens a payment page with the plan’s price and currency', async () => {
    const answer = await payments.order(ana)
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body)).toEqual(['sessionUrl'])
    const session = payments.sessionOf(answer)
    expect(answer.body['sessionUrl']).toBe(session.url)
    expect(session).toMatchObject({
      client_reference_id: ana.id,
      metadata: { user_id: ana.id, plan_id: ESENCIAL, billing_type: 'monthly' },
      success_url: `${SITE}/dashboard/subscription?pago=listo`,
      cancel_url: `${SITE}/dashboard/subscription?pago=cancelado`,
    })
    const price = payments.stripe.books.orders.get(session.id)?.items.data[0]?.price
    expect(price).toMatchObject({
      currency: 'mxn',
      unit_amount: 34_900,
      product: `predio_plan_${ESENCIAL}`,
      recurring: { interval: 'month' },
    })
  })

  test('an order by the year costs the yearly price', async () => {
    const session = payments.sessionOf(
      await payments.order(ana, { planId: PROFESIONAL, billingType: 'yearly' }),
    )
    const price = payments.stripe.books.orders.get(session.id)?.items.data[0]?.price
    expect(price).toMatchObject({ unit_amount: 712_980, recurring: { interval: 'year' } })
  })

  test('an order changes nothing in the subscription except the customer', async () => {
    const before = await payments.rowOf(ana)
    const session = payments.sessionOf(await payments.order(ana))
    const { stripe_customer_id: customer, ...after } = await payments.rowOf(ana)
    expect(customer).toBe(session.customer)
    expect(payments.stripe.books.customers.get(session.customer)).toMatchObject({
      email: ana.email,
      metadata: { user_id: ana.id },
    })
    expect({ ...before, updated_at: 0 }).toMatchObject({ ...after, updated_at: 0 })
  })

  test('SUB-22 an order sent twice, or twice at once, makes one page and one customer', async () => {
    const answers = await Promise.all([payments.order(ana), payments.order(ana)])
    answers.push(await payments.order(ana))
    expect(new Set(answers.map(({ body }) => body['sessionUrl'])).size).toBe(1)
    const customers = [...payments.stripe.books.customers.values()]
    expect(customers.filter(({ metadata }) => metadata['user_id'] === ana.id)).toHaveLength(1)
  })

  test('an order of another plan makes another page for the same customer', async () => {
    const one = payments.sessionOf(await payments.order(ana))
    const other = payments.sessionOf(await payments.order(ana, { planId: PROFESIONAL }))
    expect(other.id).not.toBe(one.id)
    expect(other.customer).toBe(one.customer)
  })

  test('an order makes a new customer after the old one was deleted at Stripe', async () => {
    const first = payments.sessionOf(await payments.order(ana))
    payments.stripe.books.customers.delete(first.customer)
    const second = payments.sessionOf(await payments.order(ana, { planId: PROFESIONAL }))
    expect(second.customer).not.toBe(first.customer)
    expect((await payments.rowOf(ana)).stripe_customer_id).toBe(second.customer)
  })

  test('SUB-21 refuses an order of the present plan until that plan is cancelled', async () => {
    await payments.pay(ana)
    await payments.deliver()
    const again = await payments.order(ana)
    expect(again.status).toBe(409)
    expect(again.body).toEqual({
      error: 'already_subscribed',
      message: 'Ya tienes el plan Esencial con esa forma de pago.',
    })
    expect((await payments.order(ana, { billingType: 'yearly' })).status).toBe(200)
    await payments.cancel(ana)
    const session = payments.sessionOf(await payments.order(ana))
    expect(session.status).toBe('open')
  })
})

describe('SUB-20 refuses', () => {
  test.each<[string, Record<string, unknown>, number, string, string]>([
    [
      'another’s account',
      { userId: '00000000-0000-4000-8000-000000000009' },
      403,
      'another_account',
      'Solo puedes contratar un plan para tu propia cuenta.',
    ],
    ...['weekly', '', null, 1].map(
      (billingType): [string, Record<string, unknown>, number, string, string] => [
        `billing type ${JSON.stringify(billingType)}`,
        { billingType },
        400,
        'billing_type_invalid',
        'Elige si quieres pagar cada mes o cada año.',
      ],
    ),
    ...[
      'https://otro.example/dashboard',
      'https://predio.example.otro.mx/',
      'https://predio.example@otro.mx/',
      'https://ana:clave@predio.example/',
      'http://predio.example/',
      'https://predio.example:8443/',
      'javascript:alert(1)',
      '//predio.example/',
      '/dashboard',
      '',
      null,
    ].map((returnUrl): [string, Record<string, unknown>, number, string, string] => [
      `return address ${JSON.stringify(returnUrl)}`,
      { returnUrl },
      400,
      'return_url_invalid',
      'La dirección a la que volverías después de pagar no es de este sitio.',
    ]),
    ...[TRIAL, '91a00000-0000-4000-8000-0000000000ff', 'esencial', '', null, { id: ESENCIAL }].map(
      (planId): [string, Record<string, unknown>, number, string, string] => [
        `plan ${JSON.stringify(planId)}`,
        { planId },
        404,
        'plan_not_found',
        'Ese plan no existe o ya no se ofrece.',
      ],
    ),
  ])('refuses an order for %s', async (_, change, status, error, message) => {
    const calls = payments.stripe.calls.length
    const answer = await payments.order(luis, change)
    expect([answer.status, answer.body]).toEqual([status, { error, message }])
    expect(payments.stripe.calls).toHaveLength(calls)
  })

  test('refuses an order without a valid session', async () => {
    for (const token of [undefined, `${luis.token.slice(0, -4)}AAAA`]) {
      const answer = await payments.server.call('create-checkout-session', {
        ...(token && { token }),
        body: { planId: ESENCIAL },
      })
      expect([answer.status, answer.body]).toEqual([
        401,
        { error: 'unauthorized', message: 'Tu sesión terminó. Inicia sesión de nuevo.' },
      ])
    }
  })
})

describe('an order without Stripe', () => {
  beforeEach(newcomer)

  test('an order that Stripe cannot serve is refused and opens no page', async () => {
    payments.stripe.brokenWith = 500
    const answer = await payments.order(ana)
    expect(answer.status).toBe(502)
    expect(answer.body).toEqual({
      error: 'payments_unavailable',
      message:
        'El servicio de pagos no responde. No se hizo ningún cargo. Intenta de nuevo en unos minutos.',
      request_id: expect.any(String),
    })
    payments.stripe.brokenWith = undefined
    expect((await payments.order(ana)).status).toBe(200)
  })
})
