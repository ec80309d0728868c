import { expect, test, type Page } from '@playwright/test'
import { latestMail } from './support/mail.ts'
import { watchConsole } from '../test-support/watch-console.ts'
import { admin, createPerson, signIn, signInByHand } from './support/people.ts'
import { accounts } from './support/server.ts'

const SENT = 'Si hay una cuenta con ese email, te enviamos un enlace'
const NEW_PASSWORD = 'Nueva-Clave-2026'

const newPassword = (page: Page) => page.getByLabel('Contraseña nueva', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Guardar contraseña' })

/** Builds the address that a recovery mail contains, because the server sends only one mail a minute. */
async function recoveryLink(email: string): Promise<string> {
  const { data, error } = await admin().auth.admin.generateLink({ type: 'recovery', email })
  if (error) throw error
  const { hashed_token: hash } = data.properties
  const query = new URLSearchParams({ token_hash: hash, type: 'recovery', email })
  return `/confirmar?${query.toString()}`
}

async function redeem(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Continuar' }).click()
}

test('ACC-36 ACC-30 a person with a forgotten password gets from the mail to the dashboard on another device', async ({
  page,
  browser,
}) => {
  const problems = watchConsole(page)
  const person = await createPerson()
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await expect(page).toHaveURL(/\/recuperar$/)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByText(SENT)).toBeVisible()

  const { links } = await latestMail(person.email, 'recovery')
  const phone = await browser.newContext()
  const there = await phone.newPage()
  await there.request.get(links[0] ?? '')
  await there.goto(links[0] ?? '')
  await expect(there.getByRole('heading', { name: 'Restablece tu contraseña' })).toBeVisible()
  await expect(there.getByText(person.email, { exact: true })).toBeVisible()
  await there.reload()
  await there.getByRole('button', { name: 'Continuar' }).click()
  await expect(there).toHaveURL(/\/nueva-contrasena$/)
  await newPassword(there).fill(` ${NEW_PASSWORD} `)
  await newPassword(there).press('Enter')
  await expect(there.getByText('Contraseña actualizada exitosamente')).toBeVisible()
  await expect(there).toHaveURL(/\/dashboard/)
  await phone.close()

  await signInByHand(page, person)
  await expect(page.getByRole('alert')).toHaveText('Email o contraseña incorrectos')
  expect(problems.filter((text) => !text.includes('status of 400'))).toEqual([])
  await signInByHand(page, { ...person, password: NEW_PASSWORD })
  await expect(page).toHaveURL(/\/dashboard/)
})

test('ACC-27 tokens behind the # of an address open nothing and are removed from the history', async ({
  page,
}) => {
  const [ana, thief] = [await createPerson(), await createPerson()]
  const { access_token, refresh_token } = await accounts().sessionOf(thief)
  const tokens = new URLSearchParams({ access_token, refresh_token, type: 'magiclink' })
  await signIn(page, ana)
  for (const path of ['/dashboard/profile', '/']) {
    await page.goto(`${path}#${tokens.toString()}`)
    // The landing page redirects to the dashboard, and that would cancel a navigation that begins earlier.
    await expect(page).toHaveURL(/\/dashboard(\/profile)?$/)
    await page.goto('/dashboard/profile')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ana.email)
  }
  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  await page.goBack()
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  expect(seen.join(' ')).not.toContain('access_token')
})

test('ACC-37 a recovery session opens only the new-password page, also after a reload and in another tab', async ({
  page,
  context,
}) => {
  const person = await createPerson()
  await redeem(page, await recoveryLink(person.email))
  await expect(save(page)).toBeVisible()
  const other = await context.newPage()
  for (const path of ['/dashboard', '/dashboard/profile', '/login', '/register', '/']) {
    await other.goto(path)
    await expect(other).toHaveURL(/\/nueva-contrasena$/)
  }
  await page.reload()
  await newPassword(page).fill(NEW_PASSWORD)
  await save(page).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(other).toHaveURL(/\/dashboard/)
})
