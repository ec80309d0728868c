import { Buffer } from 'node:buffer'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { clientOf, createPerson, signIn, type Account } from '../support/people.ts'
import { admin, serverUrl, visitor } from '../support/server.ts'

const PATH = '/dashboard/profile'
const NEW_PASSWORD = 'Nueva-Clave-2'

async function open(page: Page): Promise<Account> {
  const person = await createPerson()
  await signIn(page, person, PATH)
  await expect(page.getByLabel('Nombre completo')).toBeVisible()
  return person
}

async function maySignIn(email: string, password: string): Promise<boolean> {
  const { error } = await visitor().auth.signInWithPassword({ email, password })
  return !error
}

async function otherDevice(browser: Browser, person: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL: serverUrl() })
  const page = await context.newPage()
  await page.clock.install()
  await signIn(page, person, PATH)
  await expect(page.getByLabel('Nombre completo')).toBeVisible()
  return page
}

async function letTokenExpire(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    const session = JSON.parse(localStorage.getItem('predio.session'))
    localStorage.setItem('predio.session', JSON.stringify({ ...session, expires_at: 1 }))
  })()`)
  await page.reload()
}

test('PROF-12 after a password change only the new password signs in, and other sessions end', async ({
  page,
  browser,
}) => {
  const person = await open(page)
  const other = await otherDevice(browser, person)
  await page.getByLabel(/^Contraseña actual/).fill(person.password)
  await page.getByLabel(/^Contraseña nueva/).fill(NEW_PASSWORD)
  await page.getByLabel(/^Confirma la contraseña nueva/).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page.getByText('Contraseña actualizada exitosamente')).toBeVisible()
  expect(await maySignIn(person.email, person.password)).toBe(false)
  expect(await maySignIn(person.email, NEW_PASSWORD)).toBe(true)

  // The other device notices the sign-out at its next refresh, within four minutes (ACC-21).
  await other.clock.fastForward('04:01')
  await expect(other).toHaveURL(/\/login$/)
  await expect(other.getByText('Tu sesión terminó. Inicia sesión para seguir')).toBeVisible()
  await letTokenExpire(page)
  await expect(page.getByLabel('Nombre completo')).toBeVisible()
  await other.context().close()
})

test('PROF-23 a deleted account leaves no row, no file and no way to sign in', async ({ page }) => {
  const person = await open(page)
  await leaveTraces(person)
  expect(await tracesOf(person)).toEqual({ clients: 1, profiles: 1, documents: 1, logos: 1 })

  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Eliminar mi cuenta' })
  await dialog.getByLabel(/^Tu contraseña/).fill(person.password)
  await dialog.getByRole('button', { name: 'Eliminar todo' }).click()
  await expect(page).toHaveURL(`${serverUrl()}/`)
  await expect(page.getByRole('link', { name: 'Iniciar Sesión' }).first()).toBeVisible()
  expect(await tracesOf(person)).toEqual({ clients: 0, profiles: 0, documents: 0, logos: 0 })
  const { error } = await admin().auth.admin.getUserById(person.id)
  expect(error?.status).toBe(404)
  expect(await maySignIn(person.email, person.password)).toBe(false)
})

async function leaveTraces(person: Account): Promise<void> {
  const client = await clientOf(person)
  await client
    .from('clients')
    .insert({ type: 'comprador', first_name: 'Ángela', last_name: 'Robles' })
    .throwOnError()
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='
  const uploads = await Promise.all([
    client.storage
      .from('documents')
      .upload(`${person.id}/contrato.txt`, Buffer.from('Contrato'), { contentType: 'text/plain' }),
    client.storage
      .from('images')
      .upload(`logos/${person.id}/logo.png`, Buffer.from(pixel, 'base64'), {
        contentType: 'image/png',
      }),
  ])
  expect(uploads.map(({ error }) => error)).toEqual([null, null])
}

async function tracesOf({ id }: Account) {
  const everything = admin()
  const [clients, profiles, documents, logos] = await Promise.all([
    everything.from('clients').select('id').eq('user_id', id).throwOnError(),
    everything.from('profiles').select('id').eq('id', id).throwOnError(),
    everything.storage.from('documents').list(id),
    everything.storage.from('images').list(`logos/${id}`),
  ])
  return {
    clients: clients.data.length,
    profiles: profiles.data.length,
    documents: documents.data?.length,
    logos: logos.data?.length,
  }
}
