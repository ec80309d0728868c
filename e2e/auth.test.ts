import { expect, test } from '@playwright/test'
import { watchConsole } from '../test-support/watch-console.ts'
import { clientOf, newPerson, signInByHand, signUp } from './support/people.ts'

const DAY_MS = 24 * 60 * 60_000

test('SUB-01 a visitor signs up, enters the dashboard with a trial of seven days, and signs in on another device', async ({
  page,
  browser,
}) => {
  const problems = watchConsole(page)
  const person = newPerson()
  // People who type in a hurry write capitals and spaces (ACC-01, ACC-03).
  const typed = { email: ` ${person.email.toUpperCase()} `, password: `  ${person.password} ` }
  await signUp(page, typed)
  const inside = page.getByRole('heading', { level: 1, name: 'Propiedades' })
  await expect(inside).toBeVisible()
  await page.reload()
  await expect(inside).toBeVisible()

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

  const otherContext = await browser.newContext()
  const other = await otherContext.newPage()
  await signInByHand(other, person)
  await expect(other).toHaveURL(/\/dashboard/)
  await otherContext.close()
})
