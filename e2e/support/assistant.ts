import { expect, type Locator, type Page } from '@playwright/test'
import type { Tables } from '../../domain/src/database/index.ts'
import { releaseAnswer } from '../../test-support/ai-requests.ts'
import type { SiteOptions } from '../../test-support/site-stub/site-options.ts'
import type { SiteStub } from '../../test-support/site-stub/start-site-stub.ts'
import { admin, createPerson, signIn, type Account } from './people.ts'
import { connectSite } from './properties.ts'
import { aiKey, aiStubUrl, setAiKey } from './writing.ts'

export const GREETING = '¡Hola! Soy tu asistente inmobiliario. ¿En qué puedo ayudarte hoy?'
export const ANSWER = 'Estas son las que más se acercan a lo que buscas:'

export interface Agent extends Account {
  key: string
}

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
  await expect(page.getByRole('heading', { name: count })).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar Chat' }).click()
  await expect(panel(page).getByText(GREETING)).toBeVisible()
  // The pointer moves away from the button, so that no tooltip opens.
  await page.mouse.move(0, 0)
  return { ...person, key }
}

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

export function said(page: Page): Locator {
  return panel(page).getByRole('region', { name: 'Mensajes' })
}

export async function expectReady(page: Page): Promise<void> {
  await expect(button(page, 'Detener')).toHaveCount(0)
}

export async function release(key: string): Promise<void> {
  await releaseAnswer(await aiStubUrl(), key)
}

export async function storedTurns(person: Account): Promise<Tables<'chat_interactions'>[]> {
  const { data } = await admin()
    .from('chat_interactions')
    .select()
    .eq('user_id', person.id)
    .order('created_at')
    .throwOnError()
  return data
}
