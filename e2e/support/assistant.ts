import { expect, type Locator, type Page } from '@playwright/test'
import type { Tables } from '../../domain/src/database/index.ts'
import type { SiteOptions } from '../../test-support/site-stub/site-options.ts'
import type { SiteStub } from '../../test-support/site-stub/start-site-stub.ts'
import { admin, createPerson, signIn, type Account } from './people.ts'
import { connectSite } from './properties.ts'
import { serverUrl } from './server.ts'
import { aiKey, setAiKey } from './writing.ts'

export const GREETING = '¡Hola! Soy tu asistente inmobiliario. ¿En qué puedo ayudarte hoy?'
/** How the provider's stub begins when it recommends listings. */
export const ANSWER = 'Estas son las que más se acercan a lo que buscas:'

export interface Agent extends Account {
  key: string
}

/** A person with listings and a key of this kind (or none), at the open chat. */
export async function openChat(
  page: Page,
  sites: SiteStub,
  name: Parameters<typeof aiKey>[0] | null = 'good',
  options: Partial<SiteOptions> = {},
  prepare?: (person: Account) => Promise<void>,
): Promise<Agent> {
  const person = await createPerson()
  const key = name === null ? '' : aiKey(name)
  const { listings = 6 } = options
  await connectSite(person, sites.add({ ...options, listings }))
  if (key !== '') await setAiKey(person, key)
  await prepare?.(person)
  await signIn(page, person)
  const count = `${listings.toLocaleString('es-MX')} propiedades`
  // Several thousand take a busy machine a while to read.
  await expect(page.getByRole('heading', { name: count })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Mostrar Chat' }).click()
  await expect(panel(page).getByText(GREETING)).toBeVisible()
  // The page has moved below the pointer: what lies there now should not show its tooltip.
  await page.mouse.move(0, 0)
  return { ...person, key }
}

/** Beside the list on a desk, over everything on a phone. */
export function panel(page: Page): Locator {
  return page
    .getByRole('complementary', { name: 'Chat Asistente' })
    .or(page.getByRole('dialog', { name: 'Chat Asistente' }))
}

export function field(page: Page): Locator {
  return panel(page).getByPlaceholder('Escribe tu mensaje...')
}

export async function ask(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}

export function button(page: Page, name: string): Locator {
  return panel(page).getByRole('button', { name, exact: true })
}

/** Messages as they are read; what screen readers are told stands elsewhere. */
export function said(page: Page): Locator {
  return panel(page).getByRole('region', { name: 'Mensajes' })
}

export async function expectReady(page: Page): Promise<void> {
  await expect(button(page, 'Detener')).toHaveCount(0)
}

/** Lets the provider go on with the answer it holds back. */
export async function release(key: string): Promise<void> {
  const config = (await (await fetch(new URL('/config.json', serverUrl()))).json()) as {
    aiBaseUrl: string
  }
  const response = await fetch(`${config.aiBaseUrl}/release`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
  })
  expect(await response.json()).toEqual({ released: true })
}

/** What is really stored, oldest first. */
export async function storedTurns(person: Account): Promise<Tables<'chat_interactions'>[]> {
  const { data } = await admin()
    .from('chat_interactions')
    .select()
    .eq('user_id', person.id)
    .order('created_at')
    .throwOnError()
  return data
}
