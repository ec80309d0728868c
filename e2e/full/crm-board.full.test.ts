import { expect, test } from '@playwright/test'
import {
  addOpportunity,
  cardIn,
  column,
  countStageChanges,
  createAgent,
  dragTo,
  expectStage,
  openOpportunities,
} from '../support/pipeline.ts'
import { expectToast } from '../support/settings.ts'

test('OPP-12 OPP-22 a card dragged without a connection returns, and a second attempt moves the card', async ({
  page,
}) => {
  const agent = await createAgent()
  const id = await addOpportunity(agent, 'Prospecto')
  await addOpportunity(agent, 'Visita', { expected_amount: 500_000 })
  await openOpportunities(page, agent)
  await expect(cardIn(page, 'Prospecto')).toBeVisible()
  await page.context().setOffline(true)
  await dragTo(page, 'Prospecto', 'Visita')
  await expectToast(page, 'Error al guardar la oportunidad')
  await expect(cardIn(page, 'Prospecto')).toHaveCount(1)
  await expect(column(page, 'Visita')).toContainText('$500,000')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(cardIn(page, 'Visita')).toHaveCount(2)
  await expect(cardIn(page, 'Prospecto')).toHaveCount(0)
  await expect(column(page, 'Visita')).toContainText('$2,500,000')
  await expect(column(page, 'Prospecto')).toContainText('$0')
  await expectStage(id, 'Visita')
  expect(await countStageChanges(id)).toBe(2)
})
