import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, testEveryLook, watchConsole } from './support/page.ts'
import { admin, createPerson, signIn, type Account } from './support/people.ts'

const WELCOME = '¡Te damos la bienvenida a Predio!'

async function give(person: Account, titles: string[]): Promise<void> {
  const { error } = await admin()
    .from('notifications')
    .insert(
      titles.map((title, at) => ({
        user_id: person.id,
        title,
        message: `Mensaje de ${title}`,
        created_at: new Date(Date.now() + at).toISOString(),
      })),
    )
  expect(error).toBeNull()
}

function bell(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

function list(page: Page) {
  return page.getByRole('dialog', { name: 'Notificaciones' })
}

test('the bell lists the latest ten, newest first, and counts the unread', async ({ page }) => {
  const person = await createPerson()
  const titles = Array.from({ length: 11 }, (_, at) => `Aviso ${at + 1}`)
  await give(person, titles)
  await signIn(page, person)
  await bell(page, 'Notificaciones, 10 sin leer').click()
  const items = list(page).getByRole('listitem')
  await expect(items).toHaveCount(10)
  await expect(items.first()).toContainText('Aviso 11')
  await expect(items.first()).toContainText('Mensaje de Aviso 11')
  await expect(items.first()).toContainText('ahora mismo')
  await expect(items.last()).toContainText('Aviso 2')
})

test('a click marks as read, with the time of it in the database', async ({ page }) => {
  const person = await createPerson()
  await give(person, ['Tarea para hoy'])
  await signIn(page, person)
  await bell(page, 'Notificaciones, 2 sin leer').click()
  await list(page).getByRole('button', { name: 'Sin leer: Tarea para hoy' }).click()
  await expect(list(page).getByText('Sin leer:')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(bell(page, 'Notificaciones, 1 sin leer')).toBeVisible()
  await expect(async () => {
    const { data } = await admin()
      .from('notifications')
      .select('read, read_at')
      .eq('user_id', person.id)
      .eq('title', 'Tarea para hoy')
      .single()
      .throwOnError()
    expect(data.read).toBe(true)
    expect(Date.parse(data.read_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
  }).toPass({ timeout: 10_000 })
  await page.reload()
  await expect(bell(page, 'Notificaciones, 1 sin leer')).toBeVisible()
})

test('what arrives is shown and announced without a reload', async ({ page }) => {
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
  await admin().from('notifications').delete().eq('user_id', person.id).throwOnError()
  await expect(list(page).getByText('No tienes notificaciones')).toBeVisible()
  expect(problems).toEqual([])
})

test('without the socket the bell asks every minute', async ({ page }) => {
  await page.routeWebSocket(/realtime/, (socket) => socket.close())
  const person = await createPerson()
  await page.clock.install()
  await signIn(page, person)
  await expect(bell(page, 'Notificaciones, 1 sin leer')).toBeVisible()
  await give(person, ['Aviso sin socket'])
  await page.clock.fastForward(61_000)
  await expect(bell(page, 'Notificaciones, 2 sin leer')).toBeVisible()
})

test('what could not be marked is unread again, and the person is told', async ({ page }) => {
  const person = await createPerson()
  await signIn(page, person)
  await page.route('**/rest/v1/notifications?id=*', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  )
  await bell(page, 'Notificaciones, 1 sin leer').click()
  await list(page).getByRole('button', { name: WELCOME }).click()
  await expect(page.getByText('Error al marcar como leída')).toBeVisible()
  await expect(list(page).getByRole('button', { name: `Sin leer: ${WELCOME}` })).toBeVisible()
})

test('a list that cannot be read says so, and can be tried again', async ({ page }) => {
  const person = await createPerson()
  await page.route('**/rest/v1/notifications*', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  )
  await signIn(page, person)
  await bell(page, 'Notificaciones').click()
  await expect(list(page).getByRole('alert')).toHaveText('Error al cargar las notificaciones')
  await page.unroute('**/rest/v1/notifications*')
  await list(page).getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(list(page).getByText(WELCOME)).toBeVisible()
})

testEveryLook('the open bell is accessible and closes by keyboard', async ({ page }) => {
  const person = await createPerson()
  await give(person, ['Contrato de renta por terminar'])
  await signIn(page, person)
  const opener = bell(page, 'Notificaciones, 2 sin leer')
  await opener.focus()
  await page.keyboard.press('Enter')
  const item = list(page).getByRole('button', { name: WELCOME })
  await item.focus()
  await page.keyboard.press('Enter')
  await expect(list(page).getByText('Sin leer:')).toHaveCount(1)
  await expect(item).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(bell(page, 'Notificaciones, 1 sin leer')).toBeFocused()
})
