import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { root } from '../../scripts/lib/root.mjs'
import {
  insertSelection,
  PHOTO_HOST,
  type NewItem,
  type NewSelection,
  type SentSelection,
} from '../../test-support/selections.ts'
import { createAgentWithClient, type Agent } from './activities.ts'
import { admin } from './people.ts'

const PHOTO = readFileSync(join(root, 'backend/src/demo/pictures/casa-01-300x200.jpg'))

export interface Sent extends SentSelection {
  agent: Agent
}

export async function sendSelection(
  items: readonly NewItem[],
  texts: Partial<NewSelection> = {},
): Promise<Sent> {
  const agent = await createAgentWithClient('+525512345678')
  await admin()
    .from('profiles')
    .update({ full_name: 'Marta Ruiz', company: 'Casas del Sur', phone: '+529991234567' })
    .eq('id', agent.id)
    .throwOnError()
  const sent = await insertSelection(admin(), {
    userId: agent.id,
    clientId: agent.clientId,
    title: 'Casas con jardín',
    message: 'Dime cuáles te gustan.',
    items,
    ...texts,
  })
  return { ...sent, agent }
}

export async function servePhotos(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(`${PHOTO_HOST}/**`, (route) => {
    asked.push(route.request().url())
    return route.request().url().includes('rota')
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'image/jpeg', body: PHOTO })
  })
  return asked
}

export async function openSelection(page: Page, { path }: Pick<Sent, 'path'>): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible()
}

export function cardOf(page: Page, { itemIds }: Pick<Sent, 'itemIds'>, index = 0): Locator {
  return page.locator(`#propiedad-${itemIds[index]}`)
}

export function answerButton(card: Locator, name: string): Locator {
  return card.getByRole('button', { name, exact: true })
}

export async function storedAnswers({ id }: Pick<Sent, 'id'>) {
  const { data } = await admin()
    .from('selection_items')
    .select('answer, reason, comment, visit_slots')
    .eq('selection_id', id)
    .order('position')
    .throwOnError()
  return data
}
