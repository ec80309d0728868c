import { expect, test, type Page } from '@playwright/test'
import { startServer } from '../test-support/server.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { clientOf, createPerson, newPerson, signUp, signInByHand } from './support/people.ts'

const DAY_MS = 24 * 60 * 60_000

const email = (page: Page) => page.getByLabel('Email', { exact: true })
const password = (page: Page) => page.getByLabel('Contraseña', { exact: true })
const enter = (page: Page) => page.getByRole('button', { name: 'Entrar', exact: true })
const alert = (page: Page) => page.getByRole('alert')

/** How often the server was asked for something, from now on. */
function countRequests(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(path)) count += 1
  })
  return () => count
}

test('a visitor signs up and is inside, with seven days of trial, also after a reload', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = newPerson()
  await signUp(page, person)
  await page.reload()
  await expect(page).toHaveURL(/\/dashboard$/)

  const { data } = await (
    await clientOf(person)
  )
    .from('subscriptions')
    .select('status, current_period_ends_at')
    .single()
  expect(data?.status).toBe('trial')
  const left = Date.parse(data?.current_period_ends_at ?? '') - Date.now()
  expect(Math.round(left / DAY_MS)).toBe(7)
  expect(problems).toEqual([])
})

test('spaces and capitals of a hurried thumb change nothing, at sign-up or later', async ({
  page,
  browser,
}) => {
  const person = newPerson()
  await signUp(page, {
    email: ` ${person.email.toUpperCase()} `,
    password: `  ${person.password} `,
  })
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await signInByHand(elsewhere, person)
  await expect(elsewhere).toHaveURL(/\/dashboard/)
  await other.close()

  const third = await browser.newContext()
  const again = await third.newPage()
  await signInByHand(again, {
    email: `  ${person.email.toUpperCase()}`,
    password: ` ${person.password}  `,
  })
  await expect(again).toHaveURL(/\/dashboard/)
  await third.close()
})

test('login says at each field what is missing, goes to the first, and asks nobody', async ({
  page,
}) => {
  const asked = countRequests(page, '/auth/v1/token')
  await page.goto('/login')
  await enter(page).click()
  await expect(page.getByText('Por favor ingresa un email válido')).toBeVisible()
  await expect(page.getByText('Escribe tu contraseña')).toBeVisible()
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true')

  for (const wrong of ['sin-arroba', 'a@bc', `${'a'.repeat(249)}@cd.mx`]) {
    await email(page).fill(wrong)
    await password(page).fill('Correcta-1')
    await enter(page).click()
    await expect(page.getByText('Por favor ingresa un email válido')).toBeVisible()
    await expect(email(page)).toHaveValue(wrong)
  }
  await email(page).fill('ana@agente.mx')
  await expect(page.getByText('Por favor ingresa un email válido')).toBeHidden()
  await password(page).fill('   ')
  await enter(page).click()
  await expect(password(page)).toBeFocused()
  expect(asked()).toBe(0)
})

test('a password that is not right is told, and what was typed stays', async ({ page }) => {
  const person = await createPerson()
  await signInByHand(page, { ...person, password: 'Otra-cosa-2' })
  await expect(alert(page)).toHaveText('Email o contraseña incorrectos')
  await expect(email(page)).toHaveValue(person.email)
  await expect(password(page)).toHaveValue('Otra-cosa-2')
  await password(page).fill(person.password)
  await enter(page).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('register asks for 6 to 72 characters, and no more', async ({ page }) => {
  await page.goto('/register')
  await expect(page.getByText('Al menos 6 caracteres')).toBeVisible()
  await email(page).fill(newPerson().email)
  await password(page).fill('12345')
  await page.keyboard.press('Enter')
  await expect(page.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible()
  await expect(password(page)).toBeFocused()
  await password(page).fill('ñ'.repeat(37))
  await expect(page.getByText('La contraseña puede tener hasta 72 caracteres')).toBeVisible()
  // Simple, but long enough: the hint advises and does not refuse.
  await password(page).fill('123456')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a taken e-mail leads to login, and comes along', async ({ page }) => {
  const person = await createPerson()
  await page.goto('/register')
  await email(page).fill(person.email)
  await password(page).fill(person.password)
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click()
  await expect(alert(page)).toHaveText('Ya existe una cuenta con este email. Inicia sesión.')
  await alert(page).getByRole('link', { name: 'Inicia sesión.' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(email(page)).toHaveValue(person.email)
})

test('without a connection it says so, counts no failure, and works when it is back', async ({
  page,
  context,
}) => {
  const person = await createPerson()
  await page.goto('/login')
  await email(page).fill(person.email)
  await password(page).fill(person.password)
  await context.setOffline(true)
  for (let attempt = 0; attempt < 6; attempt++) {
    await enter(page).click()
    await expect(alert(page)).toHaveText(
      'No hay conexión con Predio. Revisa tu internet e intenta de nuevo.',
    )
  }
  await context.setOffline(false)
  await enter(page).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a server in trouble is not the password’s fault', async ({ page }) => {
  // What a proxy answers while the server behind it restarts.
  await page.route('**/auth/v1/token**', (route) => route.fulfill({ status: 503, body: '' }))
  await signInByHand(page, newPerson())
  await expect(alert(page)).toHaveText('Error al iniciar sesión')
})

test('however often it is sent, it is sent once', async ({ page }) => {
  const person = await createPerson()
  const asked = countRequests(page, '/auth/v1/token')
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/auth/v1/token**', async (route) => {
    await gate
    await route.continue()
  })
  await signInByHand(page, person)
  await password(page).press('Enter')
  await enter(page).click({ force: true })
  await password(page).press('Enter')
  letThrough()
  await expect(page).toHaveURL(/\/dashboard/)
  expect(asked()).toBe(1)
})

test('the demo is offered only where the operator allows it, and opens at one click', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(enter(page)).toBeVisible()
  const demo = page.getByRole('button', { name: 'Entrar a la demostración' })
  await expect(demo).toBeHidden()

  const server = await startServer({ env: { PREDIO_DEMO: 'on' } })
  try {
    await page.goto(`${server.url}/login`)
    await expect(page.getByText('Una cuenta con datos de ejemplo')).toBeVisible()
    await demo.click()
    await expect(page).toHaveURL(/\/dashboard/)
  } finally {
    await server.stop()
  }
})

testEveryLook('login and its errors are accessible', async ({ page }) => {
  await page.goto('/login')
  await expect(enter(page)).toBeVisible()
  await expectAccessible(page)
  await expect(enter(page)).toBeInViewport({ ratio: 1 })
  await enter(page).click()
  await expect(page.getByText('Escribe tu contraseña')).toBeVisible()
  await expectAccessible(page)
  await email(page).fill(newPerson().email)
  await password(page).fill('Otra-cosa-2')
  await enter(page).click()
  await expect(alert(page)).toBeVisible()
  await expectAccessible(page)
})

testEveryLook('register and its errors are accessible', async ({ page }) => {
  const person = await createPerson()
  await page.goto('/register')
  await email(page).fill('sin-arroba')
  await password(page).fill('12345')
  const create = page.getByRole('button', { name: 'Crear mi cuenta' })
  await expect(create).toBeInViewport({ ratio: 1 })
  await create.click()
  await expect(page.getByText('Por favor ingresa un email válido')).toBeVisible()
  await expectAccessible(page)
  await email(page).fill(person.email)
  await password(page).fill('Casita9$')
  await create.click()
  await expect(alert(page)).toBeVisible()
  await expectAccessible(page)
})
