import { expect, test } from '@playwright/test'
import { subscriptionOf } from '../../test-support/subscriptions.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { goToPayment, tellStripe } from '../support/payments.ts'
import { accounts } from '../support/server.ts'

test('SUB-24 a person who leaves the payment page without paying finds the subscription unchanged', async ({
  page,
}) => {
  const person = await goToPayment(page, 'Agencia')
  await page.getByRole('link', { name: 'Volver sin pagar' }).click()
  await expect(page.getByText('No se hizo ningún cargo.')).toBeVisible()
  expect((await subscriptionOf(accounts(), person)).status).toBe('trial')
  await page.getByRole('button', { name: 'Elegir Agencia' }).click()
  await expect(page.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Elegir Agencia' })).toBeEnabled()
})

test('SUB-32 the notice of a refused card leads to the invoice, and paying it reactivates the subscription', async ({
  page,
  context,
}) => {
  await context.route('https://invoice.stripe.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Factura</title><h1>Factura</h1>' }),
  )
  const person = await goToPayment(page, 'Esencial')
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(page.getByText('¡Listo!')).toBeVisible()
  const { stripe_customer_id: customer } = await subscriptionOf(accounts(), person)
  // Stripe's test clock is a month ahead, so the paid period ended a moment ago.
  await tellStripe(`end-period?customer=${customer}&card=refused`)

  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Notificaciones/ }).click()
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
  await expect(main.getByText(/^Próxima factura/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Pagar factura pendiente' })).toHaveCount(0)
  await expect(main.getByText('Suscripción activa')).toBeVisible()
})
