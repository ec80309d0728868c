import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { clientOf, createPerson, newPerson, signInByHand, signUp } from './support/people.ts'

const DAY_MS = 24 * 60 * 60_000

const email = (page: Page) => page.getByLabel('Email', { exact: true })
const password = (page: Page) => page.getByLabel('Contraseña', { exact: true })
const enter = (page: Page) => page.getByRole('button', { name: 'Entrar', exact: true })
const alert = (page: Page) => page.getByRole('alert')

test('SUB-01 a visitor signs up, is inside with a trial of seven days, and signs in on another device', async ({
  page,
  browser,
}) => {
  const problems = watchConsole(page)
  const person = newPerson()
  // As a hurried thumb types it (ACC-01, ACC-03).
  const typed = { email: ` ${person.email.toUpperCase()} `, password: `  ${person.password} ` }
  await signUp(page, typed)
  await page.reload()
  await expect(page).toHaveURL(/\/dashboard$/)

  const api = await clientOf(person)
  const { data } = await api
    .from('subscriptions')
    .select('status, current_period_ends_at')
    .single()
    .throwOnError()
  expect(data.status).toBe('trial')
  const left = Date.parse(data.current_period_ends_at) - Date.now()
  expect(Math.round(left / DAY_MS)).toBe(7)
  expect(problems).toEqual([])

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signInByHand(other, person)
  await expect(other).toHaveURL(/\/dashboard/)
  await elsewhere.close()
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
