import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Session, SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../domain/src/database/index.ts'
import { admin, visitor } from './server.ts'

export { admin }

export interface Person {
  email: string
  password: string
}

export interface Account extends Person {
  id: string
}

/** Where the web app keeps its session (web/src/lib/session/session-key.ts). */
const SESSION_KEY = 'predio.session'

const EMPTY_PAGE = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' }

/** Each test brings people of its own, so that none disturbs another. */
export function newPerson(): Person {
  return { email: `${randomUUID()}@agente.mx`, password: 'Correcta-1' }
}

/** An account without a browser, for tests that are not about signing up. */
export async function createPerson(person: Person = newPerson()): Promise<Account> {
  const { data, error } = await visitor().auth.signUp(person)
  if (error) throw error
  if (!data.user) throw new Error(`no account for ${person.email}`)
  return { ...person, id: data.user.id }
}

/** Through the screens, as a visitor does it. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/register')
  await enter(page, person)
  await expect(page).toHaveURL(/\/dashboard/)
}

/** Where this leads is for the test to say: a wrong password leads nowhere. */
export async function signInByHand(page: Page, person: Person): Promise<void> {
  await page.goto('/login')
  await enter(page, person)
}

async function enter(page: Page, { email, password }: Person): Promise<void> {
  // A required field's label ends with an asterisk.
  await page.getByLabel(/^Email\*?$/).fill(email)
  await page.getByLabel(/^Contraseña\*?$/).fill(password)
  await page.getByLabel(/^Contraseña\*?$/).press('Enter')
}

/** The quick way in: a session of the API, put where the app looks for one. */
export async function signIn(page: Page, person: Person, path = '/dashboard'): Promise<void> {
  const session = await sessionOf(person)
  // A document of the same origin in which nothing runs, and which asks for no icon.
  await page.route('**/vacia', (route) => route.fulfill(EMPTY_PAGE), { times: 1 })
  await page.goto('/vacia')
  const entry = [SESSION_KEY, JSON.stringify(session)].map((text) => JSON.stringify(text))
  await page.evaluate(`localStorage.setItem(${entry.join(', ')})`)
  await page.goto(path)
}

/** What the person could do through the API: to prepare their rows and files. */
export async function clientOf(person: Person): Promise<SupabaseClient<Database>> {
  const client = visitor()
  const { error } = await client.auth.signInWithPassword(person)
  if (error) throw error
  return client
}

async function sessionOf(person: Person): Promise<Session> {
  const { data, error } = await visitor().auth.signInWithPassword(person)
  if (error) throw error
  return data.session
}
