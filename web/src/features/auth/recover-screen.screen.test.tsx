import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { newPerson } from '../../../../test-support/accounts.ts'
import { currentSession } from '../../lib/session/index.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { RecoverScreen } from './recover-screen.tsx'

const SENT = 'Si hay una cuenta con ese email, te enviamos un enlace'

const email = () => page.getByLabelText('Email', { exact: true })
const code = () => page.getByLabelText('Código del correo')
const go = () => page.getByRole('button', { name: 'Continuar' })

const open = (state?: object) => renderScreen(<RecoverScreen />, { path: '/recuperar', state })

async function ask(address: string): Promise<void> {
  await email().fill(address)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
}

it('ACC-02 the form refuses a text that is no address, and begins with the address from the sign-in form', async () => {
  await open({ email: 'ana' })
  await expect.element(email()).toHaveValue('ana')
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect.element(page.getByText('Por favor ingresa un email válido')).toBeVisible()
})

it('ACC-31 an address without an account gets the same answer', async () => {
  await open()
  await ask(newPerson().email)
  await expect.element(page.getByText(SENT)).toBeVisible()
  await expect.element(page.getByText('podrás pedir otro enlace en')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Enviar otro enlace' })).toBeDisabled()
})

it('ACC-32 says how long to wait for another mail, and accepts the code meanwhile', async () => {
  const { email: address } = newPerson()
  const { router } = await open()
  await ask(address)
  await expect.element(page.getByText(SENT)).toBeVisible()
  await page.getByRole('button', { name: 'Usar otro email' }).click()
  await expect.element(email()).toHaveValue(address)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect
    .element(page.getByText(/Por seguridad, podrás pedir otro enlace en \d+ segundos?\./))
    .toBeVisible()
  await expect.element(code()).toBeVisible()
  // The history entry remembers that the mail was sent, because a phone may discard the page while the person reads it.
  await expect.poll(() => router.state.location.state).toMatchObject({ sent: { email: address } })
})

it('ACC-30 the six digits of the mail open a recovery session', async () => {
  const person = await accounts().createPerson()
  await open()
  await ask(person.email)
  await go().click()
  await expect.element(page.getByText('El código tiene 6 dígitos')).toBeVisible()
  await expect.element(code()).toHaveFocus()
  // The test cannot read the mail, so it requests another code, which is valid, too.
  const { data, error } = await accounts()
    .admin()
    .auth.admin.generateLink({ type: 'recovery', email: person.email })
  if (error) throw error
  const right = data.properties.email_otp
  await code().fill(right === '000000' ? '111111' : '000000')
  await go().click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('El código no es correcto o ya venció')
  await code().fill(right)
  await go().click()
  await expect.poll(() => currentSession()?.user.email).toBe(person.email)
  await expect.poll(() => localStorage.getItem('predio.owes-password')).not.toBeNull()
})
