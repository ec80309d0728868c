import { expect, test } from '@playwright/test'
import { createSubscriber, PROFESIONAL, subscriptionOf } from '../test-support/subscriptions.ts'
import { goToPayment, offerOf, PLAN, tellStripe } from './support/payments.ts'
import { signIn } from './support/people.ts'
import { accounts } from './support/server.ts'

test('SUB-22 buying a plan by the year opens one payment page, then writes the row, then shows the plan', async ({
  page,
}) => {
  const { person } = await createSubscriber(accounts(), { status: 'trial', days: 5 })
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
  // The double click made only one order, which names the client as every request does.
  expect(orders).toEqual(['predio-web'])
  expect((await subscriptionOf(accounts(), person)).status).toBe('trial')

  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(page.getByText('¡Listo! Tu plan Profesional está activo.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Plan Profesional' })).toBeVisible()
  await expect(page.getByText('$7,129.80 al año')).toBeVisible()
  await expect(offerOf(page, 'Profesional')).toContainText('Tu plan')
  expect(await subscriptionOf(accounts(), person)).toMatchObject({
    plan_id: PROFESIONAL,
    billing_type: 'yearly',
    status: 'active',
  })
  await page.getByRole('button', { name: 'Entendido' }).click()
  await expect(page).toHaveURL(/\/dashboard\/subscription$/)
})

test('SUB-24 a person who returns before the payment is confirmed has to wait, because the address proves nothing', async ({
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
  expect((await subscriptionOf(accounts(), person)).status).toBe('trial')
  await tellStripe('deliver')
  await expect(page.getByText('¡Listo! Tu plan Esencial está activo.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Plan Esencial' })).toBeVisible()
})
