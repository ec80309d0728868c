import { expect, test, type Page } from '@playwright/test'
import { clientOf, createPerson, signIn, signInByHand, type Person } from './support/people.ts'

/** web/src/lib/session/session-key.ts */
const KEY = 'predio.session'

const leave = (page: Page) => page.getByRole('button', { name: 'Salir' })

/** Changes what the app has stored of the session, as time or another tab would. */
async function changeStored(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.evaluate(`localStorage.setItem('${KEY}', JSON.stringify({
    ...JSON.parse(localStorage.getItem('${KEY}')), ...${JSON.stringify(change)} }))`)
}

/** `seconds` from the page's own now. */
async function expireIn(page: Page, seconds: number): Promise<void> {
  const now = await page.evaluate<number>('Math.floor(Date.now() / 1000)')
  await changeStored(page, { expires_at: now + seconds })
}

/** The server forgets every session of the person but a new one of the API. */
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

test('ACC-20 the dashboard needs a session, and signed-in people skip the pages for visitors', async ({
  page,
}) => {
  const person = await createPerson()
  for (const path of ['/dashboard', '/dashboard/subscription']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
  await signIn(page, person)
  for (const path of ['/', '/login', '/register', '/recuperar']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})

test('after signing in the person is where they wanted to go, also by way of sign-up', async ({
  page,
}) => {
  const person = await createPerson()
  await page.goto('/dashboard/profile?de=correo')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Tu sesión terminó')).toBeHidden()
  await page.getByRole('link', { name: 'Regístrate' }).click()
  await page.getByRole('link', { name: 'Inicia sesión' }).click()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/profile\?de=correo$/)
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

  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  // Who left on purpose starts afresh, not where they were.
  await expect(other).toHaveURL(/\/dashboard$/)
})

test('ACC-22 a session that the server ended leads to login, and back to what was being typed', async ({
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
  expect(said.join('\n')).toContain('Session refresh error')

  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/profile$/)
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Robles Cárdenas')
})

test('what one person was typing is nothing to the next', async ({ page }) => {
  const [ana, beto] = [await createPerson(), await createPerson()]
  await signIn(page, ana, '/dashboard/profile')
  await page.getByLabel('Nombre completo').fill('Ana Robles Cárdenas')
  await changeStored(page, { expires_at: 1, refresh_token: 'aaaaaaaaaaaa' })
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email', { exact: true }).fill(beto.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(beto.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/profile$/)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(beto.email)
  await expect(page.getByLabel('Nombre completo')).toHaveValue('')
})

test('ACC-21 the session is refreshed every four minutes, once for all tabs', async ({
  page,
  context,
}) => {
  const person = await createPerson()
  await page.clock.install()
  const refreshes = watchRefreshes(page)
  await signIn(page, person)
  await expect(leave(page)).toBeVisible()
  let token = await storedToken(page)
  /** Until the answer is stored: a turn that comes before shares the attempt. */
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

  // Another tab begins half a turn later and sees each time that this one was quicker.
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
  // Left alone, it goes on by itself.
  await page.close()
  await other.clock.fastForward('04:00')
  await other.clock.fastForward('04:00')
  await expect.poll(ofOther).toBeGreaterThan(0)
  await expect(leave(other)).toBeVisible()
})

test('a session that is about to end is refreshed before it is used, once', async ({ page }) => {
  const person = await createPerson()
  await page.clock.install()
  const refreshes = watchRefreshes(page)
  await signIn(page, person)
  await expect(leave(page)).toBeVisible()
  // 60 s left at the timer's turn: the library's own tick wants it too, and both share one attempt.
  await expireIn(page, 300)
  await page.clock.fastForward('04:00')
  await expect.poll(refreshes).toBe(1)
  await page.clock.fastForward('01:00')
  await expect(leave(page)).toBeVisible()
  expect(refreshes()).toBe(1)
})

test('after leaving, the timer has nothing more to ask', async ({ page }) => {
  const person = await createPerson()
  await page.clock.install()
  const refreshes = watchRefreshes(page)
  await signIn(page, person)
  await leave(page).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.clock.fastForward('10:00')
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  expect(refreshes()).toBe(0)
})

test('a network that fails ends no session, at the start or later', async ({ page }) => {
  const person = await createPerson()
  const said = watchLog(page)
  await signIn(page, person)
  await expect(leave(page)).toBeVisible()
  await page.clock.install()
  await page.route('**/auth/v1/token**', (route) => route.abort('connectionfailed'))
  await expireIn(page, -10)
  await page.reload({ waitUntil: 'commit' })
  // The library tries again and again for half a minute; nobody has to watch that.
  await expect(async () => {
    await page.clock.runFor(5_000)
    await expect(leave(page)).toBeVisible({ timeout: 250 })
  }).toPass({ timeout: 30_000 })
  await expect(async () => {
    await page.clock.runFor(5_000)
    expect(said.join('\n')).toContain('Error initializing auth')
  }).toPass({ timeout: 30_000 })
  await expect(leave(page)).toBeVisible()

  await page.unroute('**/auth/v1/token**')
  const refreshes = watchRefreshes(page)
  await page.clock.fastForward('04:01')
  await expect.poll(refreshes).toBe(1)
  await expect(leave(page)).toBeVisible()
  await page.reload()
  await expect(leave(page)).toBeVisible()
})

test('coming back to the tab disturbs nothing', async ({ page }) => {
  const person = await createPerson()
  await signIn(page, person, '/dashboard/profile')
  const name = page.getByLabel('Nombre completo')
  await name.fill('Ana')
  await page.evaluate(`window.dispatchEvent(new Event('visibilitychange'))`)
  await name.press('End')
  await page.keyboard.type(' Robles')
  await expect(name).toHaveValue('Ana Robles')
  await expect(name).toBeFocused()
})

test('every request names the web client', async ({ page }) => {
  const person = await createPerson()
  const unnamed: string[] = []
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'OPTIONS' || !/\/(auth|rest|storage)\/v1\//.test(request.url())) return
    count += 1
    if (request.headers()['x-client-info'] !== 'predio-web') unnamed.push(request.url())
  })
  await signInByHand(page, person)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/dashboard/profile')
  await expect(page.getByLabel('Nombre completo')).toBeVisible()
  await leave(page).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(count).toBeGreaterThan(3)
  expect(unnamed).toEqual([])
})
