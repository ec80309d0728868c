import { expect, test, type Page } from '@playwright/test'
import { addNotifications } from '../test-support/add-notifications.ts'
import { watchConsole } from '../test-support/watch-console.ts'
import { admin, createPerson, signIn, type Account } from './support/people.ts'

function give(person: Account, titles: string[]): Promise<void> {
  return addNotifications(admin(), person, titles)
}

function bell(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

function list(page: Page) {
  return page.getByRole('dialog', { name: 'Notificaciones' })
}

function rows(page: Page) {
  return page.getByRole('list', { name: 'Notificaciones' }).getByRole('listitem')
}

test('NOT-05 a new notification appears in bell and page, is announced, and opens its record', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = await createPerson()
  await signIn(page, person)
  await expect(bell(page, 'Notificaciones, 1 sin leer')).toBeVisible()
  await give(person, ['Visita mañana'])
  await expect(bell(page, 'Notificaciones, 2 sin leer')).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: 'Notificación nueva: Visita mañana' }),
  ).toBeAttached()
  await bell(page, 'Notificaciones, 2 sin leer').click()
  await give(person, ['Contrato por terminar'])
  await expect(list(page).getByRole('listitem').first()).toContainText('Contrato por terminar')

  await list(page).getByRole('link', { name: 'Ver todas' }).click()
  await expect(list(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Notificaciones' })).toBeVisible()
  await admin()
    .from('notifications')
    .insert({
      user_id: person.id,
      kind: 'payment_failed',
      title: 'No pudimos cobrar tu suscripción',
      message: 'El cobro no se completó.',
    })
    .throwOnError()
  await rows(page).getByRole('link', { name: 'Sin leer: No pudimos cobrar' }).click()
  await expect(page).toHaveURL(/\/dashboard\/subscription$/)
  await page.goBack()
  await page.getByRole('radio', { name: 'Sin leer (3)' }).click()
  await expect(rows(page).getByText('No pudimos cobrar tu suscripción')).toHaveCount(0)
  expect(problems).toEqual([])
})

test('NOT-06 without a realtime connection the page reads the notifications every minute', async ({
  page,
}) => {
  await page.routeWebSocket(/realtime/, (socket) => socket.close())
  const person = await createPerson()
  await page.clock.install()
  await signIn(page, person)
  await expect(bell(page, 'Notificaciones, 1 sin leer')).toBeVisible()
  await give(person, ['Aviso sin socket'])
  await page.clock.fastForward(61_000)
  await expect(bell(page, 'Notificaciones, 2 sin leer')).toBeVisible()
})
