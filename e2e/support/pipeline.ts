import { expect, type Locator, type Page } from '@playwright/test'
import type { TablesInsert } from '../../domain/src/database/index.ts'
import * as pipeline from '../../test-support/pipeline.ts'
import { STAGES, type Agent, type StageName } from '../../test-support/pipeline.ts'
import { signIn, type Account } from './people.ts'
import { accounts } from './server.ts'

export { STAGES, type Agent } from '../../test-support/pipeline.ts'

export function createAgent(): Promise<Agent> {
  return pipeline.createAgent(accounts())
}

export function addOpportunity(
  agent: Agent,
  stage: StageName,
  more?: Partial<TablesInsert<'opportunities'>>,
): Promise<string> {
  return pipeline.addOpportunity(accounts(), agent, stage, more)
}

export function countStageChanges(id: string): Promise<number> {
  return pipeline.countStageChanges(accounts(), id)
}

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

export async function expectStage(id: string, stage: StageName): Promise<void> {
  await expect
    .poll(async () => (await pipeline.readOpportunity(accounts(), id)).stage_id)
    .toBe(STAGES[stage])
}

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
  if (!box) throw new Error('the element is not visible')
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) }
}
