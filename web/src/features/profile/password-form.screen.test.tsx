import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { countFetches, interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { PasswordForm } from './password-form.tsx'

const NEW_PASSWORD = 'Nueva-Clave-2'

const current = () => page.getByLabelText(/^Contraseña actual/)
const next = () => page.getByLabelText(/^Contraseña nueva/)
const again = () => page.getByLabelText(/^Confirma la contraseña nueva/)
const code = () => page.getByLabelText(/^Código del correo/)
const change = () => page.getByRole('button', { name: 'Cambiar contraseña' })
const isUpdate = ({ method, url }: Request) => method === 'PUT' && url.includes('/auth/v1/user')

async function open() {
  const person = await accounts().createPerson()
  await renderScreen(<PasswordForm />, { person })
  await expect.element(current()).toBeVisible()
  return person
}

async function send(typedCurrent: string, typedNext: string, typedAgain: string): Promise<void> {
  await current().fill(typedCurrent)
  await choose(typedNext, typedAgain)
}

async function choose(typedNext: string, typedAgain = typedNext): Promise<void> {
  await next().fill(typedNext)
  await again().fill(typedAgain)
  await change().click()
}

it('PROF-10 the current password is verified before anything changes', async () => {
  const person = await open()
  const updates = countFetches(isUpdate)
  const logged = vi.spyOn(console, 'error')
  onTestFinished(() => logged.mockRestore())
  await change().click()
  await expect.element(page.getByText('Escribe tu contraseña actual')).toBeVisible()
  await send('Equivocada-1', NEW_PASSWORD, NEW_PASSWORD)
  await expect.element(page.getByText('La contraseña actual no es correcta')).toBeVisible()
  await expect.element(current()).toHaveFocus()
  await expect.element(next()).toHaveValue(NEW_PASSWORD)
  expect(updates()).toBe(0)
  // The product expects this refusal, so it is not logged as a fault.
  expect(logged).not.toHaveBeenCalled()
  await accounts().sessionOf(person)
})

it('PROF-11 the form refuses new passwords that differ, are too short or repeat the current one', async () => {
  const { password } = await open()
  await send(password, NEW_PASSWORD, 'Otra-Clave-3')
  const mismatch = page.getByText('Las contraseñas nuevas no coinciden')
  await expect.element(mismatch).toBeVisible()
  await next().fill('Otra-Clave-3')
  await expect.element(mismatch).not.toBeInTheDocument()
  await choose('corta')
  await expect
    .element(page.getByText('La contraseña debe tener al menos 6 caracteres'))
    .toBeVisible()
  await choose(password)
  await expect
    .element(page.getByText('La contraseña nueva debe ser distinta de la actual'))
    .toBeVisible()
})

it('PROF-10 the form changes the password and empties itself, and its values are never stored on the device', async () => {
  const person = await open()
  await current().fill(` ${person.password} `)
  expect(JSON.stringify(sessionStorage)).not.toContain(person.password)
  await send(` ${person.password} `, NEW_PASSWORD, ` ${NEW_PASSWORD}`)
  await expect.element(page.getByText('Contraseña actualizada exitosamente')).toBeVisible()
  await expect.element(next()).toHaveValue('')
  await accounts().sessionOf({ ...person, password: NEW_PASSWORD })
  await expect(accounts().sessionOf(person)).rejects.toThrow('Invalid login credentials')
})

it('PROF-10 the form asks for a mailed code where the server requires one, and keeps its values', async () => {
  const person = await open()
  const nonces: unknown[] = []
  const refuse = (error_code: string) => Response.json({ error_code, msg: '' }, { status: 400 })
  // A Supabase project answers like this when the session is older than a day.
  const demanding = interceptFetch(isUpdate, async (request) => {
    const { nonce } = (await request.json()) as { nonce?: string }
    nonces.push(nonce)
    return refuse(nonce ? 'reauthentication_not_valid' : 'reauthentication_needed')
  })
  await send(person.password, NEW_PASSWORD, NEW_PASSWORD)
  await expect.element(code()).toHaveFocus()
  await expect.element(next()).toHaveValue(NEW_PASSWORD)
  await change().click()
  await expect.element(page.getByText('Escribe los 6 dígitos del código')).toBeVisible()
  await code().fill('000000')
  await change().click()
  await expect.element(page.getByText('El código no es correcto o ya venció')).toBeVisible()
  expect(nonces).toEqual([undefined, '000000'])
  demanding.release()
})
