import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../test-support/accounts.ts'
import { addNotifications } from '../../../../test-support/add-notifications.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { NotificationsBell } from './notifications-bell.tsx'

async function createPersonWith(titles: string[]): Promise<Account> {
  const person = await accounts().createPerson()
  await addNotifications(accounts().admin(), person, titles)
  return person
}

async function open(titles: string[]): Promise<Account> {
  const person = await createPersonWith(titles)
  await renderScreen(<NotificationsBell />, { person })
  return person
}

const bell = (name: string) => page.getByRole('button', { name, exact: true })
const list = () => page.getByRole('dialog', { name: 'Notificaciones' })
const items = () => list().getByRole('listitem')
const refuse = () => new Response('{}', { status: 400 })

it('NOT-01 the bell lists the latest ten, newest first, and counts the unread; on a phone its footer is at the very bottom', async () => {
  await page.viewport(390, 844)
  await open(Array.from({ length: 11 }, (_, at) => `Aviso ${at + 1}`))
  await bell('Notificaciones, 10 sin leer').click()
  await expect.element(items()).toHaveLength(10)
  await expect.element(items().first()).toHaveTextContent('Aviso 11')
  await expect.element(items().first()).toHaveTextContent('Mensaje de Aviso 11')
  await expect.element(items().first()).toHaveTextContent('hace un momento')
  await expect.element(items().last()).toHaveTextContent('Aviso 2')
  expect(document.elementFromPoint(195, 840)?.closest('li')).toBeNull()
})

it('NOT-02 pressing a notification marks it as read, and stores the time', async () => {
  const person = await open(['Tarea para hoy'])
  await bell('Notificaciones, 2 sin leer').click()
  await list().getByRole('button', { name: 'Sin leer: Tarea para hoy' }).click()
  await expect.element(list().getByText('Sin leer:')).toHaveLength(1)
  await expect
    .poll(async () => {
      const { data } = await accounts()
        .admin()
        .from('notifications')
        .select('read, read_at')
        .eq('user_id', person.id)
        .eq('title', 'Tarea para hoy')
        .single()
        .throwOnError()
      return data.read && Date.parse(data.read_at ?? '') > Date.now() - 60_000
    })
    .toBe(true)
})

it('NOT-03 a notification that could not be marked is shown as unread again', async () => {
  await open(['Aviso'])
  interceptFetch(({ method }) => method === 'PATCH', refuse)
  await bell('Notificaciones, 2 sin leer').click()
  await list().getByRole('button', { name: 'Aviso' }).click()
  await expect.element(page.getByText('Error al marcar como leída')).toBeVisible()
  const unread = list().getByRole('button', { name: 'Sin leer: Aviso' })
  await expect.element(unread).toBeVisible()
})

it('NOT-04 the bell says when the list cannot be loaded, and retries', async () => {
  const person = await createPersonWith(['Aviso'])
  const refused = interceptFetch(({ url }) => url.includes('/rest/v1/notifications'), refuse)
  await renderScreen(<NotificationsBell />, { person })
  await bell('Notificaciones').click()
  const alert = list().getByRole('alert')
  await expect.element(alert).toHaveTextContent('Error al cargar las notificaciones')
  const retry = list().getByRole('button', { name: 'Intentar de nuevo' })
  await expect.element(retry).toBeVisible()
  const button = retry.element() as HTMLElement
  refused.release()
  button.click()
  await expect.element(list().getByText('Mensaje de Aviso')).toBeVisible()
})

it('NOT-04 the bell says that no notifications exist', async () => {
  const person = await accounts().createPerson()
  await accounts().admin().from('notifications').delete().eq('user_id', person.id).throwOnError()
  await renderScreen(<NotificationsBell />, { person })
  await bell('Notificaciones').click()
  await expect.element(list().getByText('No tienes notificaciones')).toBeVisible()
})
