import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { PreferencesDialog } from './preferences-dialog.tsx'

async function open(): Promise<Account> {
  const person = await accounts().createPerson()
  await renderScreen(<PreferencesDialog onClose={() => undefined} />, { person })
  await expect.element(booked()).toBeChecked()
  return person
}

/** A pointer would wait until the dialog stands still, and a key would need the focus, so the test clicks in script. */
const press = () => (booked().element() as HTMLElement).click()

const booked = () => page.getByRole('switch', { name: 'Visitas que agenda el asistente' })

it('NOT-14 switching off a kind of notification is stored', async () => {
  const { id } = await open()
  press()
  await expect.element(booked()).not.toBeChecked()
  await expect
    .poll(async () => {
      const query = accounts().admin().from('notification_preferences')
      return (await query.select('kind, enabled').eq('user_id', id).throwOnError()).data
    })
    .toEqual([{ kind: 'visit_booked', enabled: false }])
})

it('NOT-14 the dialog has a switch for the birthdays of clients', async () => {
  await open()
  const birthdays = page.getByRole('switch', { name: 'Cumpleaños de clientes' })
  await expect.element(birthdays).toBeChecked()
})

it('NOT-15 the dialog shows that a failed payment is always announced', async () => {
  await open()
  const payment = page.getByRole('switch', { name: 'Cobros que no se completaron' })
  await expect.element(payment).toBeDisabled()
  await expect.element(payment).toBeChecked()
  await expect.element(page.getByText(/^Siempre activo: sin este aviso/)).toBeVisible()
})

it('NOT-16 the switch moves back when the preference could not be saved', async () => {
  await open()
  interceptFetch(
    ({ method, url }) => method === 'POST' && url.includes('notification_preferences'),
    () => new Response('{}', { status: 400 }),
  )
  press()
  const text = 'No se pudo guardar tu preferencia. Intenta de nuevo.'
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(booked()).toBeChecked()
})
