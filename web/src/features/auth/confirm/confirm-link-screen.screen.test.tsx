import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { currentSession } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { ConfirmLinkScreen } from './confirm-link-screen.tsx'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const press = (name: string) => page.getByRole('button', { name }).click()

async function recoveryLink(email: string, shown = email): Promise<string> {
  const { data, error } = await accounts()
    .admin()
    .auth.admin.generateLink({ type: 'recovery', email })
  if (error) throw error
  return linkOf('recovery', data.properties.hashed_token, shown)
}

function linkOf(type: string, hash: string, email: string): string {
  return `/confirmar?${new URLSearchParams({ token_hash: hash, type, email }).toString()}`
}

const open = (path: string, person?: Account) =>
  renderScreen(<ConfirmLinkScreen />, { path, ...(person && { person }) })

it('ACC-36 the page names the account of the link, redeems the link at the press and asks for a new password', async () => {
  const person = await accounts().createPerson()
  const { router } = await open(await recoveryLink(person.email))
  await expect.element(heading('Restablece tu contraseña')).toBeVisible()
  await expect.element(page.getByText(person.email, { exact: true })).toBeVisible()
  expect(currentSession()).toBeNull()
  await press('Continuar')
  await expect.poll(() => currentSession()?.user.email).toBe(person.email)
  await expect.poll(() => router.state.location.pathname).toBe('/nueva-contrasena')
})

it('ACC-36 opens no account when the link belongs to another account than the link names', async () => {
  const [ana, thief] = [await accounts().createPerson(), await accounts().createPerson()]
  await open(await recoveryLink(thief.email, ana.email), ana)
  await press('Continuar')
  await expect.element(heading('Este enlace no es de esa cuenta')).toBeVisible()
  expect(currentSession()?.user.email).toBe(ana.email)
})

it('ACC-36 the page asks before the link’s account replaces the signed-in account', async () => {
  const [ana, beto] = [await accounts().createPerson(), await accounts().createPerson()]
  await open(await recoveryLink(beto.email), ana)
  await expect
    .element(page.getByText(`está abierta la cuenta de ${ana.email}`, { exact: false }))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Seguir con la sesión abierta' }))
    .toHaveAttribute('href', '/dashboard')
  await press('Cerrar esa sesión y continuar')
  await expect.poll(() => currentSession()?.user.email).toBe(beto.email)
})

it('ACC-30 a used link opens the dashboard of a signed-in person', async () => {
  const person = await accounts().createPerson()
  const link = await recoveryLink(person.email)
  const { unmount } = await open(link)
  await press('Continuar')
  await expect.poll(() => currentSession()?.user.email).toBe(person.email)
  await unmount()
  await open(link)
  await press('Continuar')
  await expect
    .element(page.getByRole('link', { name: 'Ir a mi cuenta' }))
    .toHaveAttribute('href', '/dashboard')
})

it('ACC-30 an unknown link is reported as expired, and the page offers another link', async () => {
  const { email } = await accounts().createPerson()
  const { router } = await open(linkOf('recovery', 'f'.repeat(56), email))
  await press('Continuar')
  await expect.element(heading('El enlace venció o ya se usó')).toBeVisible()
  await page.getByRole('link', { name: 'Pedir un enlace nuevo' }).click()
  await expect
    .poll(() => router.state.location)
    .toMatchObject({ pathname: '/recuperar', state: { email } })
})

it('ACC-35 a truncated link is reported as incomplete', async () => {
  await open('/confirmar?token_hash=abc')
  await expect.element(heading('El enlace está incompleto')).toBeVisible()
})

it('ACC-43 a confirmation link opens the account once, and is then reported as used', async () => {
  const email = `${crypto.randomUUID()}@agente.mx`
  const { data, error } = await accounts()
    .admin()
    .auth.admin.generateLink({ type: 'signup', email, password: 'Correcta-1' })
  if (error) throw error
  const link = linkOf('signup', data.properties.hashed_token, email)
  const { router, unmount } = await open(link)
  await press('Confirmar mi correo')
  await expect.element(page.getByText('Tu correo quedó confirmado')).toBeVisible()
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard')
  await expect.poll(() => currentSession()?.user.email).toBe(email)
  await unmount()
  await supabase().auth.signOut({ scope: 'local' })

  await open(link)
  await press('Confirmar mi correo')
  await expect.element(heading('Este enlace ya se usó')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Iniciar Sesión' }))
    .toHaveAttribute('href', '/login')
})
