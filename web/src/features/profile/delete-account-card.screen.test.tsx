import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { closeWithEscape } from '../../ui/testing/close-with-escape.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { DeleteAccountCard } from './delete-account-card.tsx'

const opener = () => page.getByRole('button', { name: 'Eliminar mi cuenta' })
const dialog = () => page.getByRole('dialog', { name: 'Eliminar mi cuenta' })
const password = () => dialog().getByLabelText(/^Tu contraseña/)
const remove = () => dialog().getByRole('button', { name: 'Eliminar todo' })

async function open() {
  const person = await accounts().createPerson()
  await renderScreen(<DeleteAccountCard />, { person })
  await opener().click()
  await expect.element(dialog()).toBeVisible()
  return person
}

it('PROF-22 the dialog asks for the password, and removes nothing with a wrong one', async () => {
  const person = await open()
  await remove().click()
  await expect
    .element(dialog().getByText('Escribe tu contraseña para eliminar la cuenta'))
    .toBeVisible()
  await password().fill('Equivocada-1')
  await remove().click()
  await expect.element(dialog().getByText('La contraseña no es correcta')).toBeVisible()
  await expect.element(password()).toHaveFocus()
  await accounts().sessionOf(person)
})

it('PROF-23 the dialog says that a failed deletion can be repeated', async () => {
  const person = await open()
  interceptFetch(
    ({ url }) => url.includes('/functions/v1/delete-account'),
    () => Response.json({ error: 'internal', message: '' }, { status: 500 }),
  )
  await password().fill(person.password)
  await remove().click()
  await expect
    .element(
      dialog().getByText(
        'No se pudo eliminar la cuenta. Intenta de nuevo: continúa donde se quedó.',
      ),
    )
    .toBeVisible()
  await expect.element(password()).toHaveValue(person.password)
})

it('Escape closes the dialog and returns the focus', async () => {
  await open()
  await closeWithEscape(dialog())
  await expect.element(opener()).toHaveFocus()
})
