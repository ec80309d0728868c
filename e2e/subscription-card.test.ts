import { expect, test } from '@playwright/test'
import { enter, sidebar } from './support/dashboard.ts'
import { admin, createPerson, signIn } from './support/people.ts'

const DATE = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'long',
  timeZone: 'America/Mexico_City',
})

const STATES = [
  { status: 'trial', days: 3, text: () => 'Te quedan 3 días de prueba' },
  { status: 'active', days: 30, text: (end: Date) => `Próxima factura: ${DATE.format(end)}` },
  { status: 'cancelled', days: 20, text: (end: Date) => `Acceso hasta el ${DATE.format(end)}` },
  { status: 'expired', days: 10, text: () => 'Renueva tu suscripción' },
]

for (const { status, days, text } of STATES) {
  test(`the subscription card and the plan say how a subscription stands: ${status}`, async ({
    page,
  }) => {
    const person = await createPerson()
    const end = new Date(Date.now() + days * 86_400_000)
    const { error } = await admin()
      .from('subscriptions')
      .update({ status, current_period_ends_at: end.toISOString() })
      .eq('user_id', person.id)
    expect(error).toBeNull()
    await signIn(page, person)
    await sidebar(page)
      .getByRole('link', { name: text(end) })
      .click()
    await expect(page).toHaveURL(/\/dashboard\/subscription$/)
    await expect(page.getByRole('main').getByText(text(end))).toBeVisible()
    await expect(page.getByRole('list', { name: 'Lo que incluye' })).toBeVisible()
  })
}

test('a subscription that cannot be read says so, and can be tried again', async ({ page }) => {
  await page.route('**/rest/v1/subscriptions*', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  )
  await enter(page, '/dashboard/subscription')
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toHaveText('Error al cargar los datos de suscripción')
  await page.unroute('**/rest/v1/subscriptions*')
  await page.getByRole('main').getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByRole('heading', { name: 'Plan de prueba' })).toBeVisible()
})
