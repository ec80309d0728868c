import { expect, test, type Page } from '@playwright/test'
import { clientOf, createPerson, signIn, type Person } from './support/people.ts'

const KEY = 'predio.session'

const leave = (page: Page) => page.getByRole('button', { name: 'Salir' })

async function enter(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

async function changeStored(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.evaluate(`localStorage.setItem('${KEY}', JSON.stringify({
    ...JSON.parse(localStorage.getItem('${KEY}')), ...${JSON.stringify(change)} }))`)
}

async function expireIn(page: Page, seconds: number): Promise<void> {
  const now = await page.evaluate<number>('Math.floor(Date.now() / 1000)')
  await changeStored(page, { expires_at: now + seconds })
}

async function endOnServer(person: Person): Promise<void> {
  const { error } = await (await clientOf(person)).auth.signOut({ scope: 'global' })
  if (error) throw error
}

function watchRefreshes(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    const isRefresh = request.url().includes('grant_type=refresh_token')
    if (isRefresh && request.method() === 'POST') count += 1
  })
  return () => count
}

function storedToken(page: Page): Promise<string> {
  return page.evaluate<string>(`JSON.parse(localStorage.getItem('${KEY}')).refresh_token`)
}

function watchLog(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  return said
}

test('ACC-20 the dashboard needs a session, and signing in leads to the requested page', async ({
  page,
}) => {
  const person = await createPerson()
  await page.goto('/dashboard/profile?de=correo')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Tu sesión terminó')).toBeHidden()
  await page.getByRole('link', { name: 'Regístrate' }).click()
  await page.getByRole('link', { name: 'Inicia sesión' }).click()
  await expect(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible()
  await enter(page, person)
  await expect(page).toHaveURL(/\/dashboard\/profile\?de=correo$/)
  for (const path of ['/', '/login', '/register', '/recuperar']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})

test('ACC-25 two tabs sign out and in together', async ({ page, context }) => {
  const person = await createPerson()
  await signIn(page, person)
  const other = await context.newPage()
  await other.goto('/dashboard/profile')
  await expect(other.getByLabel('Nombre completo')).toBeVisible()
  await leave(page).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
  expect(await page.evaluate(`localStorage.getItem('${KEY}')`)).toBeNull()
  await expect(other.getByText('Tu sesión terminó')).toBeHidden()

  await enter(page, person)
  await expect(page).toHaveURL(/\/dashboard$/)
  // After signing out on purpose, the other tab starts at the dashboard and not where it was.
  await expect(other).toHaveURL(/\/dashboard$/)
})

test('ACC-22 a session that the server ended leads to the sign-in, and then back to the typed input', async ({
  page,
}) => {
  const person = await createPerson()
  const said = watchLog(page)
  await page.clock.install()
  await signIn(page, person, '/dashboard/profile')
  await page.getByLabel('Nombre completo').fill('Ana Robles Cárdenas')
  await endOnServer(person)
  await expireIn(page, 400)
  await page.clock.fastForward('04:01')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Tu sesión terminó. Inicia sesión para seguir')).toBeVisible()
  await expect.poll(() => said.join('\n')).toContain('Session refresh error')

  await enter(page, person)
  await expect(page).toHaveURL(/\/dashboard\/profile$/)
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Robles Cárdenas')
})

test('ACC-21 the session is refreshed every four minutes, once for all tabs together', async ({
  page,
  context,
}) => {
  const person = await createPerson()
  await page.clock.install()
  const refreshes = watchRefreshes(page)
  await signIn(page, person)
  await expect(leave(page)).toBeVisible()
  let token = await storedToken(page)
  /** Waits until the refreshed session is stored, because a turn of the timer before that would share the same attempt. */
  async function expectRefreshed(count: number): Promise<void> {
    await expect.poll(() => storedToken(page)).not.toBe(token)
    token = await storedToken(page)
    expect(refreshes()).toBe(count)
  }
  await page.clock.fastForward('03:00')
  expect(refreshes()).toBe(0)
  await page.clock.fastForward('01:01')
  await expectRefreshed(1)
  await page.clock.fastForward('04:00')
  await expectRefreshed(2)

  // The other tab's timer runs half a turn later and finds that this tab has refreshed the session already.
  await page.clock.fastForward('02:00')
  const other = await context.newPage()
  const ofOther = watchRefreshes(other)
  await other.goto('/dashboard/profile')
  await expect(other.getByLabel('Nombre completo')).toBeVisible()
  await page.clock.fastForward('02:00')
  await expectRefreshed(3)
  await page.clock.fastForward('02:10')
  await page.clock.fastForward('01:50')
  await expectRefreshed(4)
  expect(ofOther()).toBe(0)
  // With only one tab open, that tab refreshes the session.
  await page.close()
  await other.clock.fastForward('04:00')
  await other.clock.fastForward('04:00')
  await expect.poll(ofOther).toBeGreaterThan(0)
  await expect(leave(other)).toBeVisible()
})

test('ACC-22 a lost connection ends no session, at the start or later', async ({ page }) => {
  const person = await createPerson()
  const said = watchLog(page)
  await signIn(page, person)
  await expect(leave(page)).toBeVisible()
  await page.clock.install()
  await page.route('**/auth/v1/token**', (route) => route.abort('connectionfailed'))
  await expireIn(page, -10)
  await page.reload({ waitUntil: 'commit' })
  // auth-js retries for half a minute, through which the clock is moved.
  await expect(async () => {
    await page.clock.runFor(5_000)
    await expect(leave(page)).toBeVisible({ timeout: 250 })
  }).toPass()
  await expect(async () => {
    await page.clock.runFor(5_000)
    expect(said.join('\n')).toContain('Error initializing auth')
  }).toPass()
  await expect(leave(page)).toBeVisible()

  await page.unroute('**/auth/v1/token**')
  const refreshes = watchRefreshes(page)
  await page.clock.fastForward('04:01')
  await expect.poll(refreshes).toBeGreaterThan(0)
  await expect(leave(page)).toBeVisible()
  await page.reload()
  await expect(leave(page)).toBeVisible()
})
