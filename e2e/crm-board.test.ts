import { expect, test, type Route } from '@playwright/test'
import { admin } from './support/people.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import {
  addOpportunity,
  cardIn,
  column,
  countStageChanges,
  createAgent,
  dragTo,
  expectStage,
  openOpportunities,
  sendTo,
  stored,
  STAGES,
} from './support/pipeline.ts'
import { expectToast } from './support/settings.ts'

const DAY_MS = 86_400_000

test('a card says who, what, how much, how likely and for how long; the mouse drags it', async ({
  page,
}) => {
  const agent = await createAgent()
  const old = new Date(Date.now() - 20 * DAY_MS).toISOString()
  await addOpportunity(agent, 'Visita', { probability: 70, stage_changed_at: old })
  await addOpportunity(agent, 'Visita', { expected_amount: 500_000 })
  const id = await addOpportunity(agent, 'Prospecto')
  await openOpportunities(page, agent)
  const problems = watchConsole(page)

  const [fresh, stale] = [cardIn(page, 'Visita').nth(0), cardIn(page, 'Visita').nth(1)]
  await expect(stale).toContainText('Casa en Mérida')
  await expect(stale).toContainText('$2,000,000')
  await expect(stale).toContainText('70 %')
  await expect(stale).toContainText('20 días en esta etapa')
  await expect(stale).toContainText('Sin movimiento')
  await expect(fresh).toContainText('En esta etapa desde hoy')
  await expect(fresh).not.toContainText('Sin movimiento')
  await expect(column(page, 'Visita').getByRole('heading')).toHaveText('Visita2')
  await expect(column(page, 'Visita')).toContainText('$2,500,000')
  // At a desk the last stage is in sight without scrolling.
  await page.setViewportSize({ width: 1440, height: 900 })
  const last = await column(page, 'Perdida').boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(1440)

  await dragTo(page, 'Prospecto', 'Visita')
  await expect(cardIn(page, 'Visita')).toHaveCount(3)
  await expect(cardIn(page, 'Prospecto')).toHaveCount(0)
  await expectToast(page, 'Oportunidad actualizada exitosamente')
  await expect(column(page, 'Visita')).toContainText('$4,500,000')
  await expect(column(page, 'Prospecto')).toContainText('$0')
  await expectStage(id, 'Visita')
  expect(await countStageChanges(id)).toBe(2)
  expect(problems).toEqual([])
})

test('dragged with the keyboard: handle, column, Enter', async ({ page }) => {
  const agent = await createAgent()
  const opportunity = await addOpportunity(agent, 'Prospecto')
  await openOpportunities(page, agent)

  await cardIn(page, 'Prospecto').focus()
  await page.keyboard.press('ArrowRight')
  const handle = page.getByRole('button', { name: /^Arrastrar/ })
  await expect(handle).toBeFocused()
  await expect(handle).toHaveAccessibleDescription('Presiona Enter para empezar a arrastrar.')
  await page.keyboard.press('Enter')
  const target = page.getByRole('button', { name: /^Soltar en Visita/ })
  await expect(target).toBeVisible()
  const id = await target.getAttribute('id')
  const focused = () => page.evaluate('document.activeElement?.id')
  for (let columns = 0; columns < 7 && (await focused()) !== id; columns++) {
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  await expect(target).toHaveAccessibleDescription(
    'Presiona Enter para soltar o Escape para cancelar.',
  )
  await page.keyboard.press('Enter')

  await expectToast(page, 'Oportunidad actualizada exitosamente')
  await expect(cardIn(page, 'Visita')).toBeVisible()
  await expectStage(opportunity, 'Visita')
})

test('a loss asks why, opened again it forgets; a win asks for its amount before it moves', async ({
  page,
}) => {
  const agent = await createAgent()
  const id = await addOpportunity(agent, 'Visita')
  await openOpportunities(page, agent)

  await sendTo(page, 'Perdida')
  await page.getByRole('button', { name: 'Marcar como perdida' }).click()
  await expect(page.getByText('Escribe por qué se perdió')).toBeVisible()
  await page.getByRole('button', { name: 'Ya no busca' }).click()
  await page.getByRole('button', { name: 'Marcar como perdida' }).click()
  await expect(cardIn(page, 'Perdida')).toContainText('Ya no busca')
  expect(await stored(id)).toMatchObject({ status: 'lost', closed_reason: 'Ya no busca' })

  await sendTo(page, 'Negociación')
  await expect(cardIn(page, 'Negociación')).toBeVisible()
  await expectStage(id, 'Negociación')
  expect(await stored(id)).toMatchObject({ status: 'open', closed_reason: null })

  await sendTo(page, 'Ganada')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await expect(cardIn(page, 'Negociación')).toBeVisible()
  await sendTo(page, 'Ganada')
  const amount = page.getByRole('dialog').getByLabel(/^Monto de cierre/)
  await expect(amount).toHaveValue('2,000,000')
  await amount.fill('')
  await page.getByRole('button', { name: 'Marcar como ganada' }).click()
  await expect(page.getByText('Escribe el monto con el que se cerró')).toBeVisible()
  await expect(amount).toBeFocused()
  await amount.fill('1,950,000')
  await page.getByRole('button', { name: 'Marcar como ganada' }).click()
  await expect(cardIn(page, 'Ganada')).toContainText('$1,950,000')
  await expectStage(id, 'Ganada')
  expect(await stored(id)).toMatchObject({ status: 'won', closed_amount: 1_950_000 })
})

test('a lost connection, a lost answer and a quicker device: nothing doubled, nothing lost, all told', async ({
  page,
}) => {
  const agent = await createAgent()
  const id = await addOpportunity(agent, 'Prospecto')
  await openOpportunities(page, agent)
  await expect(cardIn(page, 'Prospecto')).toBeVisible()

  await page.context().setOffline(true)
  await dragTo(page, 'Prospecto', 'Visita')
  await expectToast(page, 'Error al guardar la oportunidad')
  await expect(
    page.getByText('La oportunidad de Ana Núñez no se movió a «Visita»: sigue en «Prospecto».'),
  ).toBeVisible()
  await expect(cardIn(page, 'Prospecto')).toBeVisible()
  await expect(cardIn(page, 'Visita')).toHaveCount(0)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(cardIn(page, 'Visita')).toBeVisible()
  await expectStage(id, 'Visita')
  expect(await countStageChanges(id)).toBe(2)

  // The server does it, but its answer never arrives.
  const lose = async (route: Route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    await route.fetch()
    return route.abort('connectionreset')
  }
  await page.route('**/rest/v1/opportunities?*', lose)
  await sendTo(page, 'Contactado')
  await expect(cardIn(page, 'Contactado')).toBeVisible()
  await expectStage(id, 'Contactado')
  expect(await countStageChanges(id)).toBe(3)
  await page.unroute('**/rest/v1/opportunities?*')

  await admin()
    .from('opportunities')
    .update({ stage_id: STAGES.Negociación })
    .eq('id', id)
    .throwOnError()
  await sendTo(page, 'Visita')
  await expect(
    page.getByText(/ya se había movido desde otro lugar: está en «Negociación»/),
  ).toBeVisible()
  await expect(cardIn(page, 'Negociación')).toBeVisible()
  await expectStage(id, 'Negociación')
})

test('a long column: two requests at most, thirty cards, more on demand', async ({ page }) => {
  const agent = await createAgent()
  const stages = [STAGES.Prospecto, STAGES.Contactado, STAGES.Visita]
  const rows = Array.from({ length: 300 }, (_, index) => ({
    user_id: agent.id,
    client_id: agent.clientId,
    property_id: agent.propertyId,
    stage_id: stages[index % 3]!,
    expected_amount: 1000,
  }))
  await admin().from('opportunities').insert(rows).throwOnError()
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/rest\/v1\/(rpc\/)?opportunit/.test(request.url())) asked.push(request.url())
  })
  await openOpportunities(page, agent)
  await expect(column(page, 'Visita')).toContainText('$100,000')
  await expect(column(page, 'Visita').getByRole('row')).toHaveCount(30)
  expect(asked.length).toBeLessThanOrEqual(2)

  await column(page, 'Visita').getByRole('button', { name: 'Ver más (70)' }).click()
  await expect(column(page, 'Visita').getByRole('row')).toHaveCount(60)
  await expect(column(page, 'Contactado').getByRole('row')).toHaveCount(30)
})

testEveryLook('the board and its closing dialog are accessible', async ({ page }) => {
  const agent = await createAgent()
  await addOpportunity(agent, 'Prospecto')
  await addOpportunity(agent, 'Visita', { stage_changed_at: '2026-01-01' })
  await openOpportunities(page, agent)
  await expect(cardIn(page, 'Prospecto')).toBeVisible()
  await expectAccessible(page)
  await sendTo(page, 'Perdida')
  await expect(page.getByRole('dialog', { name: '¿Por qué se perdió?' })).toBeVisible()
  // The menu that led here is a dialog too until it has gone.
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expectAccessible(page)
})
