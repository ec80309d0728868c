import { expect, test, type Page } from '@playwright/test'
import { startServer } from '../test-support/server.ts'
import { expectAccessible } from './support/accessibility.ts'
import { newPerson, signIn } from './support/people.ts'
import {
  createSubscriber,
  goToPayment,
  offerOf,
  passOnCancellations,
  PLAN,
  PROFESIONAL,
  subscriptionOf,
  tellStripe,
} from './support/payments.ts'

const CHECKOUT = '**/api/create-checkout-session'

test('a plan is bought by the year: one payment page, then the row, then the plan', async ({
  page,
}) => {
  const { person } = await createSubscriber({ status: 'trial', days: 5 })
  const orders: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-checkout-session') && request.method() === 'POST') {
      orders.push(request.headers()['x-client-info'])
    }
  })
  await signIn(page, person, PLAN)
  await page.getByRole('radio', { name: 'Anual -15%' }).click()
  await page.getByRole('button', { name: 'Elegir Profesional' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible()
  // One, and like every request it says which client sends it.
  expect(orders).toEqual(['predio-web'])
  expect((await subscriptionOf(person)).status).toBe('trial')

  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(page.getByText('¡Listo! Tu plan Profesional está activo.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Plan Profesional' })).toBeVisible()
  await expect(page.getByText('$7,129.80 al año')).toBeVisible()
  await expect(offerOf(page, 'Profesional')).toContainText('Tu plan')
  expect(await subscriptionOf(person)).toMatchObject({
    plan_id: PROFESIONAL,
    billing_type: 'yearly',
    status: 'active',
  })
  await page.getByRole('button', { name: 'Entendido' }).click()
  await expect(page).toHaveURL(/\/dashboard\/subscription$/)
})

test('SUB-24 whoever comes back before the payment is confirmed waits: the address proves nothing', async ({
  page,
}) => {
  await page.clock.install()
  const person = await goToPayment(page, 'Esencial')
  await page.getByRole('button', { name: 'Pagar y avisar después' }).click()
  await expect(page.getByText('Estamos confirmando tu pago…')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Plan de prueba' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Elegir Esencial' })).toBeDisabled()
  await page.clock.fastForward('01:00')
  await expect(page.getByText('Tu pago todavía no se confirma.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Elegir Esencial' })).toBeEnabled()
  expect((await subscriptionOf(person)).status).toBe('trial')
  await tellStripe('deliver')
  await expect(page.getByText('¡Listo! Tu plan Esencial está activo.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Plan Esencial' })).toBeVisible()
})

test('who leaves the payment page without paying finds everything as it was', async ({ page }) => {
  const person = await goToPayment(page, 'Agencia')
  await page.getByRole('link', { name: 'Volver sin pagar' }).click()
  await expect(page.getByText('No se hizo ningún cargo.')).toBeVisible()
  await expect(offerOf(page, 'Agencia')).toContainText('Tu elección')
  await expect(page.getByRole('button', { name: 'Elegir Agencia' })).toBeEnabled()
  expect((await subscriptionOf(person)).status).toBe('trial')
  // Back by the browser's own button: the page wakes up with nothing pending.
  await page.getByRole('button', { name: 'Elegir Agencia' }).click()
  await expect(page.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Elegir Agencia' })).toBeEnabled()
})

test('after cancelling here the next renewal does not come', async ({ page }) => {
  const person = await goToPayment(page, 'Esencial')
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(page.getByText('¡Listo!')).toBeVisible()
  const { stripe_customer_id: customer } = await subscriptionOf(person)
  expect(await tellStripe(`end-period?customer=${customer}`)).toEqual({ invoices: 2 })

  await page.getByRole('button', { name: 'Cancelar suscripción' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar suscripción' }).click()
  await expect(page.getByText('Suscripción cancelada exitosamente')).toBeVisible()
  await passOnCancellations()
  expect(await tellStripe(`end-period?customer=${customer}`)).toEqual({ invoices: 2 })
  // Live: nobody touched the page.
  await expect(page.getByRole('main').getByText('Renueva tu suscripción')).toBeVisible()
  expect((await subscriptionOf(person)).status).toBe('expired')
})

test('SUB-32 a refused card: the notice leads to the invoice, and paying it puts everything right', async ({
  page,
  context,
}) => {
  await context.route('https://invoice.stripe.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Factura</title><h1>Factura</h1>' }),
  )
  const person = await goToPayment(page, 'Esencial')
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(page.getByText('¡Listo!')).toBeVisible()
  const { stripe_customer_id: customer } = await subscriptionOf(person)
  // Stripe's clock is a month ahead by then: what was paid for ended a moment ago by it.
  await tellStripe(`end-period?customer=${customer}&card=refused`)

  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  // The sidebar has a link of the same words.
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /No pudimos cobrar tu suscripción/ })
    .click()
  await expect(page).toHaveURL(/\/dashboard\/subscription$/)
  const main = page.getByRole('main')
  await expect(main.getByText('Pago pendiente')).toBeVisible()
  await expect(main.getByText(/^Próxima factura/)).toHaveCount(0)
  await expectAccessible(page)
  const opening = page.waitForEvent('popup')
  await main.getByRole('link', { name: 'Pagar factura pendiente' }).click()
  const invoice = await opening
  await expect(invoice.getByRole('heading', { name: 'Factura' })).toBeVisible()
  expect(invoice.url()).toMatch(/^https:\/\/invoice\.stripe\.test\/in_/)

  await tellStripe(`pay-invoice?customer=${customer}`)
  // Live: nobody touched the page.
  await expect(main.getByText(/^Próxima factura/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Pagar factura pendiente' })).toHaveCount(0)
  await expect(main.getByText('Suscripción activa')).toBeVisible()
})

/** The order as it goes out, changed on its way: the real server judges it. */
async function changeOrder(
  page: Page,
  change: Record<string, unknown>,
  bearer?: string,
): Promise<void> {
  await page.unroute(CHECKOUT)
  await page.route(CHECKOUT, async (route) => {
    const request = route.request()
    const order = request.postDataJSON() as Record<string, unknown>
    await route.continue({
      postData: JSON.stringify({ ...order, ...change }),
      headers: { ...request.headers(), ...(bearer && { authorization: `Bearer ${bearer}` }) },
    })
  })
}

test('each refusal is said in Spanish, beside the plan that was asked for', async ({ page }) => {
  const { person } = await createSubscriber({ status: 'trial', days: 5 })
  await signIn(page, person, PLAN)
  const failure = offerOf(page, 'Esencial').getByRole('alert')
  const refusals: [Record<string, unknown>, string | undefined, string][] = [
    [{}, 'ey.no.token', 'Tu sesión terminó. Vuelve a entrar para continuar.'],
    [{ userId: PROFESIONAL }, undefined, 'Solo puedes contratar un plan para tu propia cuenta.'],
    [{ planId: 'oro' }, undefined, 'Ese plan no existe o ya no se ofrece.'],
    [{ billingType: 'daily' }, undefined, 'Elige si quieres pagar cada mes o cada año.'],
    [
      { returnUrl: 'https://otro.example/' },
      undefined,
      'La dirección a la que volverías después de pagar no es de este sitio.',
    ],
  ]
  for (const [change, bearer, text] of refusals) {
    await changeOrder(page, change, bearer)
    await page.getByRole('button', { name: 'Elegir Esencial' }).click()
    await expect(failure).toHaveText(text)
  }
  await page.unroute(CHECKOUT)
  await page.route(CHECKOUT, (route) => route.abort())
  await page.getByRole('button', { name: 'Elegir Esencial' }).click()
  await expect(failure).toHaveText(
    'Error al procesar la actualización. Revisa tu conexión e intenta de nuevo.',
  )
  await expect(page).toHaveURL(/\/dashboard\/subscription$/)
  expect((await subscriptionOf(person)).status).toBe('trial')
})

test('where nobody set up payments, that is what the person reads', async ({ page }) => {
  const server = await startServer()
  try {
    const person = newPerson()
    await page.goto(server.url)
    await page.getByRole('link', { name: 'Empezar con Profesional' }).click()
    await page.getByLabel(/^Email/).fill(person.email)
    await page.getByLabel(/^Contraseña/).fill(person.password)
    await page.getByLabel(/^Contraseña/).press('Enter')
    // The plan chosen on the landing page came along through the sign-up.
    await expect(page).toHaveURL(new RegExp(`/dashboard/subscription\\?plan=${PROFESIONAL}`))
    await expect(page.getByText('Elegiste el plan Profesional.')).toBeVisible()
    await expect(offerOf(page, 'Profesional')).toContainText('Tu elección')
    await page.getByRole('button', { name: 'Elegir Profesional' }).click()
    await expect(offerOf(page, 'Profesional').getByRole('alert')).toHaveText(
      'Los pagos no están configurados',
    )
    await expect(offerOf(page, 'Profesional').getByRole('link')).toHaveText(/@/)
    await expect(page.getByRole('heading', { name: 'Plan de prueba' })).toBeVisible()
  } finally {
    await server.stop()
  }
})
