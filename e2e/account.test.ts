import { Buffer } from 'node:buffer'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { latestMail } from './support/mail.ts'
import { clientOf, createPerson, signIn, signInByHand, type Account } from './support/people.ts'
import { admin, serverUrl, visitor } from './support/server.ts'

const PATH = '/dashboard/profile'
const NEW_PASSWORD = 'Nueva-Clave-2'

/** What a person does to their own account: password, sessions, farewell. */
async function open(page: Page): Promise<Account> {
  const person = await createPerson()
  await signIn(page, person, PATH)
  await expect(page.getByLabel('Nombre completo')).toBeVisible()
  return person
}

async function fillPasswords(page: Page, current: string, next: string, again: string) {
  await page.getByLabel(/^Contraseña actual/).fill(current)
  await page.getByLabel(/^Contraseña nueva/).fill(next)
  await page.getByLabel(/^Confirma la contraseña nueva/).fill(again)
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
}

async function maySignIn(email: string, password: string): Promise<boolean> {
  const { error } = await visitor().auth.signInWithPassword({ email, password })
  return !error
}

/** The same person at another device. */
async function otherDevice(browser: Browser, person: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL: serverUrl() })
  const page = await context.newPage()
  await signIn(page, person, PATH)
  await expect(page.getByLabel('Nombre completo')).toBeVisible()
  return page
}

/** As after an hour: the access token has run out and the app has to ask for another. */
async function letTokenExpire(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    const session = JSON.parse(localStorage.getItem('predio.session'))
    localStorage.setItem('predio.session', JSON.stringify({ ...session, expires_at: 1 }))
  })()`)
  await page.reload()
}

test('the current password is verified before anything changes', async ({ page }) => {
  const person = await open(page)
  const updates: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') updates.push(request.url())
  })
  await fillPasswords(page, 'Equivocada-1', NEW_PASSWORD, NEW_PASSWORD)
  await expect(page.getByText('La contraseña actual no es correcta')).toBeVisible()
  await expect(page.getByLabel(/^Contraseña actual/)).toBeFocused()
  await expect(page.getByLabel(/^Contraseña nueva/)).toHaveValue(NEW_PASSWORD)
  expect(updates).toEqual([])
  expect(await maySignIn(person.email, NEW_PASSWORD)).toBe(false)
})

test('new passwords that differ, repeat the old or are too short are refused', async ({ page }) => {
  const { password } = await open(page)
  await fillPasswords(page, password, NEW_PASSWORD, 'Otra-Clave-3')
  const mismatch = page.getByText('Las contraseñas nuevas no coinciden')
  await expect(mismatch).toBeVisible()
  await page.getByLabel(/^Contraseña nueva/).fill('Otra-Clave-3')
  await expect(mismatch).toBeHidden()
  await fillPasswords(page, password, 'corta', 'corta')
  await expect(page.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible()
  await fillPasswords(page, password, password, password)
  await expect(page.getByText('La contraseña nueva debe ser distinta de la actual')).toBeVisible()
})

test('where the server wants a code from the mailbox as well, the form asks for it and loses nothing', async ({
  page,
}) => {
  const person = await open(page)
  // As a project on Supabase answers when the session is older than a day.
  let isFirst = true
  await page.route('**/auth/v1/user', async (route) => {
    if (route.request().method() !== 'PUT' || !isFirst) return route.continue()
    isFirst = false
    const json = { error_code: 'reauthentication_needed', msg: 'Password update requires a nonce' }
    return route.fulfill({ status: 400, json })
  })
  await fillPasswords(page, person.password, NEW_PASSWORD, NEW_PASSWORD)
  const code = page.getByLabel(/^Código del correo/)
  await expect(code).toBeFocused()
  await expect(page.getByLabel(/^Contraseña nueva/)).toHaveValue(NEW_PASSWORD)
  const { text } = await latestMail(person.email, 'reauthentication')
  const right = /: (\d{6})$/m.exec(text)?.[1] ?? ''
  await code.fill(right === '000000' ? '111111' : '000000')
  await code.press('Enter')
  await expect(page.getByText('El código no es correcto o ya venció')).toBeVisible()
  await code.fill(right)
  await code.press('Enter')
  await expect(page.getByText('Contraseña actualizada exitosamente')).toBeVisible()
  expect(await maySignIn(person.email, NEW_PASSWORD)).toBe(true)
})

test('PROF-12 a changed password is the only one that signs in, and other sessions end', async ({
  page,
  browser,
}) => {
  const person = await open(page)
  const other = await otherDevice(browser, person)
  await fillPasswords(page, ` ${person.password} `, NEW_PASSWORD, ` ${NEW_PASSWORD}`)
  await expect(page.getByText('Contraseña actualizada exitosamente')).toBeVisible()
  await expect(page.getByLabel(/^Contraseña nueva/)).toHaveValue('')
  expect(await maySignIn(person.email, person.password)).toBe(false)
  expect(await maySignIn(person.email, NEW_PASSWORD)).toBe(true)

  // Its token is good for an hour, its session is over: the first answer that says so, after the seconds for which the
  // server believes a session, ends it here.
  await expect(async () => {
    if (!other.url().includes('/login')) await other.reload()
    await expect(other).toHaveURL(/\/login/, { timeout: 2000 })
  }).toPass()
  await expect(other.getByText('Tu sesión terminó. Inicia sesión para seguir')).toBeVisible()
  await letTokenExpire(page)
  await expect(page.getByLabel('Nombre completo')).toBeVisible()
  await other.context().close()
})

test('other sessions are closed: the other device goes to login within minutes, this one stays', async ({
  page,
  browser,
}) => {
  await page.clock.install()
  const person = await open(page)
  const context = await browser.newContext({ baseURL: serverUrl() })
  const other = await context.newPage()
  await other.clock.install()
  await signInByHand(other, person)
  await expect(other).toHaveURL(/\/dashboard$/)
  await other.goto(PATH)
  await other.getByLabel('Nombre completo').fill('Ana Robles Cárdenas')

  await page.getByRole('button', { name: 'Cerrar las demás' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Cerrar las demás sesiones?' })
  await question.getByRole('button', { name: 'Cerrar las demás' }).click()
  await expect(page.getByText('Se cerraron tus otras sesiones')).toBeVisible()
  await expect(question).toBeHidden()

  const refused = other.waitForResponse(/grant_type=refresh_token/)
  await other.clock.fastForward('04:01')
  expect((await refused).status()).toBe(400)
  await expect(other).toHaveURL(/\/login$/)
  await expect(other.getByText('Tu sesión terminó. Inicia sesión para seguir')).toBeVisible()
  expect(await other.evaluate(`localStorage.getItem('predio.session')`)).toBeNull()

  const renewed = page.waitForResponse(/grant_type=refresh_token/)
  await page.clock.fastForward('04:01')
  expect((await renewed).status()).toBe(200)
  await expect(page.getByLabel('Nombre completo')).toBeVisible()

  // The person comes back to what was being typed.
  await other.getByLabel('Email', { exact: true }).fill(person.email)
  await other.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await other.keyboard.press('Enter')
  await expect(other.getByLabel('Nombre completo')).toHaveValue('Ana Robles Cárdenas')
  await context.close()
})

test('Perfil shows each session, and one that is closed there goes to the sign-in page', async ({
  page,
  browser,
}) => {
  const person = await open(page)
  const other = await otherDevice(browser, person)
  await page.reload()
  const list = page.getByRole('list', { name: 'Sesiones abiertas' })
  await expect(list.getByRole('listitem').first()).toContainText('Este dispositivo')
  await expect(list.getByRole('listitem').first()).toContainText(
    /En uso ahora · IP (127\.0\.0\.1|::1)/,
  )

  while ((await page.getByRole('button', { name: /^Cerrar: / }).count()) > 0) {
    const rows = await list.getByRole('listitem').count()
    await page
      .getByRole('button', { name: /^Cerrar: / })
      .first()
      .click()
    await page
      .getByRole('alertdialog', { name: '¿Cerrar esta sesión?' })
      .getByRole('button', { name: 'Cerrar sesión' })
      .click()
    await expect(list.getByRole('listitem')).toHaveCount(rows - 1)
  }
  await expect(page.getByText('Tu cuenta solo está abierta en este dispositivo.')).toBeVisible()
  await expect(async () => {
    if (!other.url().includes('/login')) await other.reload()
    await expect(other).toHaveURL(/\/login/, { timeout: 2000 })
  }).toPass()
  await expect(other.getByText('Tu sesión terminó. Inicia sesión para seguir')).toBeVisible()
  await other.context().close()
})

test('PROF-23 a deleted account leaves no row, no file and no way to sign in', async ({ page }) => {
  const person = await open(page)
  await leaveTraces(person)
  expect(await tracesOf(person)).toEqual({ clients: 1, profiles: 1, documents: 1, logos: 1 })

  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Eliminar mi cuenta' })
  await dialog.getByRole('button', { name: 'Eliminar todo' }).click()
  await expect(dialog.getByText('Escribe tu contraseña para eliminar la cuenta')).toBeVisible()
  await dialog.getByLabel(/^Tu contraseña/).fill('Equivocada-1')
  await dialog.getByRole('button', { name: 'Eliminar todo' }).click()
  await expect(dialog.getByText('La contraseña no es correcta')).toBeVisible()
  await expect(dialog.getByLabel(/^Tu contraseña/)).toBeFocused()
  expect(await tracesOf(person)).toEqual({ clients: 1, profiles: 1, documents: 1, logos: 1 })

  await dialog.getByLabel(/^Tu contraseña/).fill(person.password)
  await dialog.getByRole('button', { name: 'Eliminar todo' }).click()
  await expect(page).toHaveURL(`${serverUrl()}/`)
  await expect(page.getByRole('link', { name: 'Iniciar Sesión' }).first()).toBeVisible()
  expect(await tracesOf(person)).toEqual({ clients: 0, profiles: 0, documents: 0, logos: 0 })
  const { error } = await admin().auth.admin.getUserById(person.id)
  expect(error?.status).toBe(404)

  await signInByHand(page, person)
  await expect(page.getByText('Email o contraseña incorrectos')).toBeVisible()
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
