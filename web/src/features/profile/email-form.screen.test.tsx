import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { newPerson } from '../../../../test-support/accounts.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { EmailForm } from './email-form.tsx'

const email = () => page.getByLabelText(/^Correo nuevo/)
const password = () => page.getByLabelText(/^Contraseña de tu cuenta/)
const change = () => page.getByRole('button', { name: 'Cambiar correo' })

it('PROF-13 an error is shown at its field, and the typed values stay', async () => {
  const person = await accounts().createPerson()
  const { email: next } = newPerson()
  await renderScreen(<EmailForm />, { person })
  await change().click()
  await expect.element(page.getByText('Por favor ingresa un email válido')).toBeVisible()
  await expect.element(email()).toHaveFocus()
  await email().fill(` ${person.email.toUpperCase()} `)
  await password().fill('Equivocada-1')
  await change().click()
  await expect.element(page.getByText('Ese ya es el correo de tu cuenta')).toBeVisible()
  await email().fill(next)
  await change().click()
  await expect.element(page.getByText('La contraseña actual no es correcta')).toBeVisible()
  await expect.element(email()).toHaveValue(next)
})

it('PROF-15 the e-mail changes at once where no mail is delivered', async () => {
  const person = await accounts().createPerson()
  const { email: next } = newPerson()
  await renderScreen(<EmailForm />, { person })
  await email().fill(next)
  await password().fill(person.password)
  await change().click()
  await expect.element(page.getByText('Correo actualizado exitosamente')).toBeVisible()
  await expect.element(password()).toHaveValue('')
  await accounts().sessionOf({ ...person, email: next })
})
