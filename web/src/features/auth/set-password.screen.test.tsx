import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { currentSession, sessionEnding } from '../../lib/session/index.ts'
import { supabase } from '../../lib/supabase.ts'
import { accounts, connectToServer, renderScreen } from '../../ui/testing/render-screen.tsx'
import { NewPasswordScreen } from './new-password-screen.tsx'

const password = () => page.getByLabelText('Contraseña nueva', { exact: true })
const save = () => page.getByRole('button', { name: 'Guardar contraseña' })

async function recoveryCode(email: string): Promise<string> {
  const { data, error } = await accounts()
    .admin()
    .auth.admin.generateLink({ type: 'recovery', email })
  if (error) throw error
  return data.properties.email_otp
}

/** ACC-38: the person has recovered the account once, which ended the old password, and now recovers it again. */
async function openRecovering() {
  const person = await accounts().createPerson()
  const { email, password: chosen } = person
  const { auth } = accounts().visitor()
  await auth.verifyOtp({ email, token: await recoveryCode(email), type: 'recovery' })
  await auth.updateUser({ password: chosen })
  await connectToServer()
  await supabase().auth.verifyOtp({ email, token: await recoveryCode(email), type: 'recovery' })
  await renderScreen(<NewPasswordScreen />, { path: '/nueva-contrasena' })
  return person
}

it('ACC-37 accepts a new password only if it differs from the former password', async () => {
  const person = await openRecovering()
  await expect.element(page.getByLabelText('Email', { exact: true })).toHaveValue(person.email)
  await expect.element(password()).toHaveAttribute('autocomplete', 'new-password')
  await password().fill('12345')
  await save().click()
  await expect
    .element(page.getByText('La contraseña debe tener al menos 6 caracteres'))
    .toBeVisible()
  await password().fill(person.password)
  await save().click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('La contraseña nueva debe ser distinta de la anterior')
  await password().fill('Nueva-Clave-2026')
  await save().click()
  await expect.element(page.getByText('Contraseña actualizada exitosamente')).toBeVisible()
  const again = await accounts().sessionOf({ ...person, password: 'Nueva-Clave-2026' })
  expect(again.user.email).toBe(person.email)
})

it('ACC-37 a person who leaves without a new password is signed out', async () => {
  await openRecovering()
  await page.getByRole('button', { name: 'Salir sin elegirla' }).click()
  await expect.poll(currentSession).toBeNull()
  await expect.poll(sessionEnding).toBe('signed-out')
})

it('ACC-30 the page without a session offers another link', async () => {
  await connectToServer()
  const person = await accounts().createPerson()
  await supabase().auth.setSession(await accounts().sessionOf(person))
  await supabase().auth.signOut({ scope: 'local' })
  await renderScreen(<NewPasswordScreen />, { path: '/nueva-contrasena' })
  await expect
    .element(page.getByRole('heading', { name: 'El enlace venció o ya se usó' }))
    .toBeVisible()
})
