import { expect, test, type Page } from '@playwright/test'
import { createPerson, newPerson, signInByHand } from './support/people.ts'

const MINUTE_MS = 60_000
/** web/src/features/auth/login-lock.ts */
const KEY = 'predio.login-failures'

const alert = (page: Page) => page.getByRole('alert')

async function fail(page: Page, email: string): Promise<void> {
  await signInByHand(page, { email, password: 'Equivocada-1' })
  await expect(alert(page)).toBeVisible()
}

/** As if five failures had happened that long ago, here only. */
async function rememberFailures(page: Page, email: string, agoMs: number): Promise<void> {
  await page.goto('/health')
  const value = JSON.stringify(JSON.stringify({ [email]: { count: 5, last: Date.now() - agoMs } }))
  await page.evaluate(`localStorage.setItem('${KEY}', ${value})`)
}

function watchSignIns(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/auth/v1/token')) count += 1
  })
  return () => count
}

test('five failures lock the e-mail on this device, without asking the server again', async ({
  page,
}) => {
  const person = await createPerson()
  const asked = watchSignIns(page)
  for (let failure = 1; failure <= 5; failure++) {
    await fail(page, person.email)
    await expect(alert(page)).toHaveText('Email o contraseña incorrectos')
  }
  await signInByHand(page, { ...person, email: person.email.toUpperCase() })
  await expect(alert(page)).toHaveText(
    'Demasiados intentos fallidos. Intenta de nuevo en 15 minutos',
  )
  expect(asked()).toBe(5)

  await fail(page, newPerson().email)
  await expect(alert(page)).toHaveText('Email o contraseña incorrectos')
})

test('the server limits too, and its time is told in the same words', async ({ page }) => {
  const person = await createPerson()
  for (let failure = 1; failure <= 5; failure++) await fail(page, person.email)
  await page.evaluate('localStorage.clear()')
  await signInByHand(page, person)
  await expect(alert(page)).toHaveText(
    /^Demasiados intentos fallidos\. Intenta de nuevo en 1[45] minutos$/,
  )
})

test('the minutes left are rounded up, and the last one is still a lock', async ({ page }) => {
  const person = await createPerson()
  const asked = watchSignIns(page)
  for (const [agoMs, minutes] of [
    [4.5 * MINUTE_MS, 11],
    [14.5 * MINUTE_MS, 1],
  ] as const) {
    await rememberFailures(page, person.email, agoMs)
    await signInByHand(page, person)
    await expect(alert(page)).toHaveText(
      `Demasiados intentos fallidos. Intenta de nuevo en ${minutes} minutos`,
    )
  }
  expect(asked()).toBe(0)
})

test('after 15 minutes the right password opens, and the failures are forgotten', async ({
  page,
}) => {
  const person = await createPerson()
  await rememberFailures(page, person.email, 15 * MINUTE_MS)
  await signInByHand(page, person)
  await expect(page).toHaveURL(/\/dashboard/)
  expect(await page.evaluate(`localStorage.getItem('${KEY}')`)).toBeNull()
})

test('a success before the fifth failure starts the count again', async ({ page }) => {
  const person = await createPerson()
  for (let failure = 1; failure <= 4; failure++) await fail(page, person.email)
  await signInByHand(page, person)
  await expect(page).toHaveURL(/\/dashboard/)
  expect(await page.evaluate(`localStorage.getItem('${KEY}')`)).toBeNull()
})

test('what somebody else wrote into the storage keeps nobody out', async ({ page }) => {
  const person = await createPerson()
  await page.goto('/health')
  await page.evaluate(`localStorage.setItem('${KEY}', '{"${person.email}": {')`)
  await signInByHand(page, person)
  await expect(page).toHaveURL(/\/dashboard/)
})
