import { expect, type Locator, type Page } from '@playwright/test'
import type { Tables, TablesInsert } from '../../domain/src/database/index.ts'
import { admin, clientOf, createPerson, signIn, type Account } from './people.ts'

/** The stages of the migrations, by their place on the board. */
export const STAGES = {
  Prospecto: '57a60000-0000-4000-8000-000000000001',
  Contactado: '57a60000-0000-4000-8000-000000000002',
  Visita: '57a60000-0000-4000-8000-000000000003',
  Negociación: '57a60000-0000-4000-8000-000000000005',
  Ganada: '57a60000-0000-4000-8000-000000000006',
  Perdida: '57a60000-0000-4000-8000-000000000007',
} as const

type StageName = keyof typeof STAGES

export interface Agent extends Account {
  clientId: string
  propertyId: string
}

/** With one client, Ana Núñez, and one property, Casa en Mérida. */
export async function createAgent(): Promise<Agent> {
  const person = await createPerson()
  const api = await clientOf(person)
  const { data: client } = await api
    .from('clients')
    .insert({ type: 'comprador', first_name: 'Ana', last_name: 'Núñez' })
    .select('id')
    .single()
    .throwOnError()
  const { data: property } = await api
    .from('properties')
    .insert({ title: 'Casa en Mérida', location: 'Mérida', price: 2_500_000 })
    .select('id')
    .single()
    .throwOnError()
  return { ...person, clientId: client.id, propertyId: property.id }
}

export async function addOpportunity(
  { id, clientId, propertyId }: Agent,
  stage: StageName,
  more: Partial<TablesInsert<'opportunities'>> = {},
): Promise<string> {
  const { data } = await admin()
    .from('opportunities')
    .insert({
      user_id: id,
      client_id: clientId,
      property_id: propertyId,
      stage_id: STAGES[stage],
      expected_amount: 2_000_000,
      ...more,
    })
    .select('id')
    .single()
    .throwOnError()
  return data.id
}

/** What is really stored. */
export async function stored(id: string): Promise<Tables<'opportunities'>> {
  const { data } = await admin().from('opportunities').select().eq('id', id).single().throwOnError()
  return data
}

export async function countStageChanges(id: string): Promise<number> {
  const { count } = await admin()
    .from('opportunity_stage_changes')
    .select('id', { count: 'exact', head: true })
    .eq('opportunity_id', id)
    .throwOnError()
  return count ?? 0
}

/** Oportunidades, as its owner finds it. */
export async function openOpportunities(page: Page, person: Account): Promise<void> {
  await signIn(page, person)
  await page.getByRole('button', { name: 'CRM', exact: true }).first().click()
  await page.getByRole('tab', { name: 'Oportunidades' }).click()
}

export function column(page: Page, stage: StageName): Locator {
  return page.getByRole('region', { name: new RegExp(`^${stage}:`) })
}

export function cardIn(page: Page, stage: StageName, client = 'Ana Núñez'): Locator {
  return column(page, stage).getByRole('row', { name: client })
}

/** By its menu: what a thumb does. */
export async function sendTo(page: Page, stage: StageName): Promise<void> {
  await page
    .getByRole('button', { name: /^Mover a/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: stage }).click()
}

export async function expectStage(id: string, stage: StageName): Promise<void> {
  await expect.poll(async () => (await stored(id)).stage_id).toBe(STAGES[stage])
}

/** The first card of a column, as a hand with a mouse drags it: it is let go when the column says that it takes it. */
export async function dragTo(page: Page, from: StageName, to: StageName): Promise<void> {
  const target = column(page, to).getByRole('grid')
  const [start, end] = [await middle(cardIn(page, from).first()), await middle(target)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await expect(async () => {
    await page.mouse.move(start.x + 20, start.y + 10, { steps: 3 })
    await page.mouse.move(end.x, end.y, { steps: 5 })
    await expect(target).toHaveAttribute('data-drop-target', 'true', { timeout: 2000 })
  }).toPass()
  await page.mouse.up()
}

async function middle(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('nothing to be seen there')
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) }
}
