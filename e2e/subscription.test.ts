import { expect } from '@playwright/test'
import { ESENCIAL } from '../test-support/subscriptions.ts'
import { enter } from './support/dashboard.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook } from './support/page.ts'
import { PLAN } from './support/payments.ts'

const BROKEN = [
  ['**/rest/v1/subscriptions?*', 'Error al cargar los datos de suscripción'],
  ['**/rest/v1/rpc/usage*', 'No se pudo leer cuánto llevas usado'],
  ['**/rest/v1/subscription_plans?*', 'No se pudieron cargar los planes'],
] as const

testEveryLook(
  'the plan in its states is accessible, failures and an empty offer too',
  async ({ page }) => {
    for (const [address] of BROKEN) {
      await page.route(address, (route) => route.fulfill({ status: 500, body: '{}' }))
    }
    await enter(page, PLAN)
    const main = page.getByRole('main')
    for (const [, text] of BROKEN) {
      await expect(main.getByRole('alert').filter({ hasText: text })).toBeVisible()
    }
    await expectAccessible(page)
    for (const [address, text] of BROKEN) {
      await page.unroute(address)
      await main
        .getByRole('alert')
        .filter({ hasText: text })
        .getByRole('button', { name: 'Intentar de nuevo' })
        .click()
    }
    await expect(page.getByRole('heading', { name: 'Plan de prueba' })).toBeVisible()
    await expect(page.getByRole('meter', { name: 'Propiedades' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Elegir Agencia' })).toBeVisible()
    await expectAccessible(page)

    await page.goto(`${PLAN}?plan=${ESENCIAL}&pago=listo`)
    await expect(page.getByText('Estamos confirmando tu pago…')).toBeVisible()
    await expectAccessible(page)
    await page.route('**/rest/v1/subscription_plans?*', (route) => route.fulfill({ json: [] }))
    await page.goto(`${PLAN}?pago=cancelado`)
    await expect(page.getByText('No se hizo ningún cargo.')).toBeVisible()
    await expect(page.getByText('Por ahora no hay planes a la venta')).toBeVisible()
    await expectAccessible(page)
  },
)
