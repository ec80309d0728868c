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
} from './support/pipeline.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expectToast } from './support/settings.ts'

test('OPP-12 OPP-22 a card dragged without a connection goes back, and a second try moves it', async ({
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('BULK-22 BULK-23 cards are chosen by touch, moved and as before', async ({ page }) => {
    const agent = await createAgent()
    const id = await addOpportunity(agent, 'Prospecto')
    await addOpportunity(agent, 'Prospecto')
    await addOpportunity(agent, 'Prospecto', { type: 'rent' })
    await openOpportunities(page, agent)
    await page.goto('/dashboard/oportunidades?tipo=venta')
    await expect(cardIn(page, 'Prospecto')).toHaveCount(2)
    await page.getByRole('button', { name: 'Elegir varias' }).tap()
    await cardIn(page, 'Prospecto').first().tap()
    await cardIn(page, 'Prospecto').last().tap()
    await expect(page.getByText('2 elegidas')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Acciones' }).tap()
    await page.getByRole('menuitem', { name: 'Mover a otra etapa…' }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /Etapa/ }).tap()
    await page.getByRole('option', { name: 'Visita' }).tap()
    await dialog.getByRole('button', { name: 'Mover', exact: true }).tap()
    await expectToast(page, '2 cambiadas')
    await expect(cardIn(page, 'Visita')).toHaveCount(2)
    await page.getByRole('button', { name: 'Deshacer' }).tap()
    await expectToast(page, 'Se deshizo: 2 como estaban')
    await expect(cardIn(page, 'Prospecto')).toHaveCount(2)
    await expectStage(id, 'Prospecto')
    expect(await countStageChanges(id)).toBe(1)

    await page.getByRole('radio', { name: 'Lista' }).tap()
    await expect(page.getByRole('checkbox', { name: /^Elegir: / })).toHaveCount(2)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Dejar de elegir' }).tap()
    await expectAccessible(page)
  })
})
