import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { admin, clientOf, createPerson, signIn, type Account } from './support/people.ts'

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
  await expect(items.first()).toContainText('hace un momento')
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
  await give(person, ['Aviso'])
  await signIn(page, person)
  await page.route('**/rest/v1/notifications?id=*', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  )
  await bell(page, 'Notificaciones, 2 sin leer').click()
  await list(page).getByRole('button', { name: 'Aviso' }).click()
  await expect(page.getByText('Error al marcar como leída')).toBeVisible()
  await expect(list(page).getByRole('button', { name: 'Sin leer: Aviso' })).toBeVisible()
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

function rows(page: Page) {
  return page.getByRole('list', { name: 'Notificaciones' }).getByRole('listitem')
}

test('the page has them all by day, opens what each is about, and can be tidied up', async ({
  page,
}) => {
  const person = await createPerson()
  const now = Date.now()
  const { error } = await admin()
    .from('notifications')
    .insert([
      ...Array.from({ length: 60 }, (_, at) => ({
        user_id: person.id,
        kind: 'general' as const,
        title: `Aviso ${at + 1}`,
        message: 'Texto',
        created_at: new Date(now - (3 * 24 * 60 + at) * 60_000).toISOString(),
      })),
      {
        user_id: person.id,
        kind: 'payment_failed',
        title: 'No pudimos cobrar tu suscripción',
        message: 'El cobro no se completó.',
        created_at: new Date(now).toISOString(),
      },
    ])
  expect(error).toBeNull()
  await signIn(page, person)
  await bell(page, 'Notificaciones, 10 sin leer').click()
  await list(page).getByRole('link', { name: 'Ver todas' }).click()
  await expect(list(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Notificaciones' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Hoy')
  await expect(page.getByRole('radio', { name: 'Sin leer (62)' })).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(rows(page).getByRole('button', { name: 'Sin leer: Aviso 60' })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  // The way down may still be under way.
  const unpaid = rows(page).getByRole('link', { name: 'Sin leer: No pudimos cobrar' })
  await expect(async () => {
    await page.keyboard.press('Home')
    await expect(unpaid).toBeVisible({ timeout: 1000 })
  }).toPass()

  await unpaid.click()
  await expect(page).toHaveURL(/\/dashboard\/subscription$/)
  await page.goBack()
  await page.getByRole('radio', { name: 'Sin leer (61)' }).click()
  await expect(page.getByText('No pudimos cobrar tu suscripción')).toHaveCount(0)
  await give(person, ['Recién llegado'])
  await expect(rows(page).first()).toContainText('Recién llegado')

  await page.getByRole('button', { name: 'Opciones de Recién llegado' }).click()
  await page.getByRole('menuitem', { name: 'Borrar' }).click()
  await expect(page.getByText('Notificación borrada')).toBeVisible()
  await expect(rows(page).getByRole('button', { name: 'Sin leer: Recién llegado' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Marcar todas como leídas' }).click()
  await expect(page.getByText('61 notificaciones marcadas como leídas')).toBeVisible()
  await expect(page.getByText('Estás al día')).toBeVisible()
  await page.getByRole('radio', { name: 'Todas', exact: true }).click()
  await page.getByRole('button', { name: 'Opciones de Aviso 1', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Marcar como no leída' }).click()
  await expect(page.getByRole('radio', { name: 'Sin leer (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Borrar las leídas' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect
    .poll(async () => {
      const { count } = await admin()
        .from('notifications')
        .select('id', { count: 'exact', head: true })
        .eq('user_id', person.id)
      return count
    })
    .toBe(1)
})

test('a kind that is switched off is not told any more; an essential one cannot be', async ({
  page,
}) => {
  const person = await createPerson()
  const api = await clientOf(person)
  const book = (subject: string) =>
    api
      .from('interactions')
      .insert({
        type: 'visit',
        subject,
        booked_by: 'assistant',
        scheduled_at: new Date(Date.now() + 86_400_000).toISOString(),
      })
      .throwOnError()
  await signIn(page, person, '/dashboard/notifications')
  await book('Primera')
  await expect(rows(page).first()).toContainText('Visita agendada: Primera')

  await page.getByRole('button', { name: 'Preferencias' }).click()
  const dialog = page.getByRole('dialog', { name: 'Preferencias' })
  await expect(dialog.getByRole('switch', { name: 'Cobros que no se completaron' })).toBeDisabled()
  await expect(dialog.getByText(/^Siempre activo: sin este aviso/)).toBeVisible()
  const booked = dialog.getByRole('switch', { name: 'Visitas que agenda el asistente' })
  const saved = page.waitForResponse(/notification_preferences/)
  await booked.press('Space')
  expect((await saved).ok()).toBe(true)
  await expect(booked).not.toBeChecked()
  await book('Segunda')
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Visita agendada: Primera')

  await page.getByRole('button', { name: 'Preferencias' }).click()
  await expect(booked).not.toBeChecked()
  await page.route('**/rest/v1/notification_preferences*', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  )
  await booked.press('Space')
  await expect(page.getByText('No se pudo guardar tu preferencia. Intenta de nuevo.')).toBeVisible()
  await expect(booked).not.toBeChecked()
})

testEveryLook('bell, page and preferences are accessible', async ({ page }) => {
  const person = await createPerson()
  await give(person, ['Contrato de renta por terminar'])
  await signIn(page, person)
  const opener = bell(page, 'Notificaciones, 2 sin leer')
  await opener.focus()
  await page.keyboard.press('Enter')
  const item = list(page).getByRole('button', { name: 'Contrato de renta' })
  await item.focus()
  await page.keyboard.press('Enter')
  await expect(list(page).getByText('Sin leer:')).toHaveCount(1)
  await expect(item).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(bell(page, 'Notificaciones, 1 sin leer')).toBeFocused()
  await page.keyboard.press('Enter')
  await list(page).getByRole('link', { name: 'Ver todas' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Preferencias' }).click()
  await expect(page.getByRole('switch')).toHaveCount(8)
  await expectAccessible(page)
})
