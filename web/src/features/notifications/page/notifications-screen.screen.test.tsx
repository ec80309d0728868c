import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { addNotifications } from '../../../../../test-support/add-notifications.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { NotificationsScreen } from './notifications-screen.tsx'

async function open(titles: string[], read = false): Promise<Account> {
  const person = await accounts().createPerson()
  const admin = accounts().admin()
  await addNotifications(admin, person, titles, Date.now() - 3 * 86_400_000)
  await admin.from('notifications').update({ read }).eq('user_id', person.id).throwOnError()
  await renderScreen(<NotificationsScreen />, { person })
  return person
}

function stored({ id }: Account) {
  const query = accounts().admin().from('notifications')
  return query.select('id', { count: 'exact', head: true }).eq('user_id', id)
}

async function count(person: Account): Promise<number | null> {
  return (await stored(person).throwOnError()).count
}

const rows = () => page.getByRole('list', { name: 'Notificaciones' }).getByRole('listitem')
const filter = (name: string) => page.getByRole('radio', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function choose(title: string, action: string): Promise<void> {
  await button(`Opciones de ${title}`).click()
  await page.getByRole('menuitem', { name: action }).click()
}

it('NOT-09 NOT-10 the page groups notifications by day, counts all unread ones and loads the next page', async () => {
  await open(Array.from({ length: 60 }, (_, at) => `Aviso ${60 - at}`))
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveTextContent('Hoy')
  await expect.element(filter('Sin leer (61)')).toBeVisible()
  const last = rows().getByText('Mensaje de Aviso 60')
  await expect
    .poll(() => {
      scrollTo(0, document.body.scrollHeight)
      return last.elements().length
    })
    .toBe(1)
})

it('NOT-10 NOT-11 the page marks all notifications as read, says how many, and then shows none as unread', async () => {
  await open(['Aviso 2', 'Aviso 1'])
  await filter('Sin leer (3)').click()
  await button('Marcar todas como leídas').click()
  await expect.element(page.getByText('3 notificaciones marcadas como leídas')).toBeVisible()
  await expect.element(page.getByText('Estás al día')).toBeVisible()
})

it('NOT-12 a notification’s menu deletes it', async () => {
  const person = await open(['Aviso 2', 'Aviso 1'])
  await choose('Aviso 1', 'Borrar')
  await expect.element(page.getByText('Notificación borrada')).toBeVisible()
  await expect.element(rows().getByText('Aviso 1')).not.toBeInTheDocument()
  await expect.poll(() => count(person)).toBe(2)
})

it('NOT-12 read notifications are deleted after a confirmation, except one that was marked as unread again', async () => {
  const person = await open(['Aviso 2', 'Aviso 1'], true)
  await choose('Aviso 1', 'Marcar como no leída')
  await expect.element(filter('Sin leer (1)')).toBeVisible()
  await expect.poll(async () => (await stored(person).eq('read', false)).count).toBe(1)
  await button('Borrar las leídas').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click()
  await expect.element(page.getByText('Notificaciones leídas borradas')).toBeVisible()
  await expect.element(rows()).toHaveLength(1)
  await expect.poll(() => count(person)).toBe(1)
})
