import { expect, type Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../domain/src/database/index.ts'
import type { Account, Person } from '../../test-support/accounts.ts'
import { accounts, admin } from './server.ts'

export { admin }
export { newPerson, type Account, type Person } from '../../test-support/accounts.ts'

/** The key under which the web app stores its session (web/src/lib/session-key.ts). */
const SESSION_KEY = 'predio.session'

const EMPTY_PAGE = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' }

export function createPerson(person?: Person): Promise<Account> {
  return accounts().createPerson(person)
}

export function clientOf(person: Person): Promise<SupabaseClient<Database>> {
  return accounts().clientOf(person)
}

export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/register')
  await enter(page, person)
  await expect(page).toHaveURL(/\/dashboard/)
}

export async function signInByHand(page: Page, person: Person): Promise<void> {
  await page.goto('/login')
  await enter(page, person)
}

async function enter(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel(/^Email\*?$/).fill(email)
  await page.getByLabel(/^Contraseña\*?$/).fill(password)
  await page.getByLabel(/^Contraseña\*?$/).press('Enter')
}

/** Signs in without the form: a session from the API is stored where the app looks for one. */
export async function signIn(page: Page, person: Person, path = '/dashboard'): Promise<void> {
  const session = await accounts().sessionOf(person)
  // This document has the same origin, runs no script and requests no icon.
  await page.route('**/vacia', (route) => route.fulfill(EMPTY_PAGE), { times: 1 })
  await page.goto('/vacia')
  const entry = [SESSION_KEY, JSON.stringify(session)].map((text) => JSON.stringify(text))
  await page.evaluate(`localStorage.setItem(${entry.join(', ')})`)
  await page.goto(path)
}
