import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  addOpportunity,
  countStageChanges,
  createAgent,
  readOpportunity,
  STAGES,
  type StageName,
} from '../../../../../test-support/pipeline.ts'
import { queryClient } from '../../../lib/data/query-client.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import {
  countFetches,
  interceptFetch,
  loseNextResponse,
} from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { OpportunitiesTab } from '../opportunities-tab.tsx'

const DAY_MS = 86_400_000

async function open(stage: StageName) {
  const agent = await createAgent(accounts())
  const id = await addOpportunity(accounts(), agent, stage)
  await page.viewport(1440, 900)
  await renderScreen(<OpportunitiesTab />, { person: agent })
  await expect.element(cardIn(stage)).toBeVisible()
  return {
    id,
    stored: () => readOpportunity(accounts(), id),
    changes: () => countStageChanges(accounts(), id),
  }
}

const column = (stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}:`) })
const cardIn = (stage: string) => column(stage).getByRole('row', { name: 'Ana Núñez' })
const isMove = ({ method, url }: Request) =>
  method === 'PATCH' && url.includes('/rest/v1/opportunities')

async function sendTo(stage: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Mover a/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: stage }).click()
}

it('OPP-06 OPP-13 the board shows all stages side by side, with the parts of cards and columns', async () => {
  const agent = await createAgent(accounts())
  const old = new Date(Date.now() - 20 * DAY_MS).toISOString()
  await addOpportunity(accounts(), agent, 'Visita', { probability: 70, stage_changed_at: old })
  await addOpportunity(accounts(), agent, 'Visita', { expected_amount: 500_000 })
  await page.viewport(1440, 900)
  await renderScreen(<OpportunitiesTab />, { person: agent })
  await expect.element(column('Visita').getByRole('heading')).toHaveTextContent('Visita2')
  await expect.element(column('Visita')).toHaveTextContent('$2,500,000')
  await expect.element(cardIn('Visita').nth(1)).toBeVisible()
  const [fresh, stale] = cardIn('Visita').elements()
  expect(fresh?.textContent).toContain('En esta etapa desde hoy')
  expect(fresh?.textContent).not.toContain('Sin movimiento')
  for (const shown of [
    'Casa en Mérida',
    '$2,000,000',
    '70 %',
    '20 días en esta etapa',
    'Sin movimiento',
  ])
    expect(stale?.textContent).toContain(shown)
  expect(column('Perdida').element().getBoundingClientRect().right).toBeLessThanOrEqual(1440)
})

it('OPP-22 the keyboard moves a card: handle, column, Enter', async () => {
  const { stored } = await open('Prospecto')
  const card = cardIn('Prospecto').element()
  if (card instanceof HTMLElement) card.focus()
  await userEvent.keyboard('{ArrowRight}')
  const handle = page.getByRole('button', { name: /^Arrastrar/ })
  await expect.element(handle).toHaveFocus()
  await expect
    .element(handle)
    .toHaveAccessibleDescription('Presiona Enter para empezar a arrastrar.')
  await userEvent.keyboard('{Enter}')
  const target = page.getByRole('button', { name: /^Soltar en Visita/ })
  await expect.element(target).toBeInTheDocument()
  await expect.element(handle).not.toHaveFocus()
  for (let tabs = 0; tabs < 7 && document.activeElement !== target.element(); tabs++)
    await userEvent.tab()
  await expect.element(target).toHaveFocus()
  await expect
    .element(target)
    .toHaveAccessibleDescription('Presiona Enter para soltar o Escape para cancelar.')
  await userEvent.keyboard('{Enter}')
  await expect.element(cardIn('Visita')).toBeVisible()
  await expect.element(cardIn('Visita')).toHaveFocus()
  await expect.poll(async () => (await stored()).stage_id).toBe(STAGES.Visita)
  // Drop targets exist only during a drag.
  await expect.element(page.getByRole('button', { name: /^Soltar en/ })).not.toBeInTheDocument()
})

it('OPP-22 a card whose drag is cancelled with Escape stays in its column', async () => {
  const { changes } = await open('Prospecto')
  const card = cardIn('Prospecto').element()
  if (card instanceof HTMLElement) card.focus()
  await userEvent.keyboard('{ArrowRight}')
  const handle = page.getByRole('button', { name: /^Arrastrar/ })
  await expect.element(handle).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: /^Soltar en Visita/ })).toBeInTheDocument()
  const focused = () => document.activeElement?.ariaLabel
  await expect.poll(focused).toMatch(/^Soltar en Prospecto/)
  await userEvent.tab()
  await expect.poll(focused).toMatch(/^Soltar en (?!Prospecto)/)
  await userEvent.keyboard('{Escape}')
  await expect.element(handle).toHaveFocus()
  await expect.element(cardIn('Prospecto')).toBeVisible()
  expect(await changes()).toBe(1)
})

it('OPP-26 Tab stops once in a column, and arrow keys move to its other cards and into a card', async () => {
  const agent = await createAgent(accounts())
  for (let count = 0; count < 3; count += 1) await addOpportunity(accounts(), agent, 'Visita')
  await page.viewport(1440, 900)
  await renderScreen(<OpportunitiesTab />, { person: agent })
  await expect.element(cardIn('Visita').nth(2)).toBeVisible()
  const [first, second, third] = cardIn('Visita').elements()
  const stops = () => column('Visita').element().querySelectorAll('[role=grid] [tabindex="0"]')
  await expect.poll(() => [...stops()]).toEqual([first])
  if (first instanceof HTMLElement) first.focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement).toBe(second)
  await expect.poll(() => [...stops()]).toEqual([second])
  await userEvent.keyboard('{End}')
  await expect.poll(() => document.activeElement).toBe(third)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(() => document.activeElement?.ariaLabel).toMatch(/^Mover a/)
  await userEvent.keyboard('{ArrowRight}{Home}')
  await expect.poll(() => document.activeElement).toBe(first)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Editar Oportunidad' })).toBeVisible()
})

it('OPP-04 OPP-20 the board asks why an opportunity was lost and offers the usual reasons', async () => {
  const { stored } = await open('Visita')
  await sendTo('Perdida')
  const lose = page.getByRole('button', { name: 'Marcar como perdida' })
  await lose.click()
  await expect.element(page.getByText('Escribe por qué se perdió')).toBeVisible()
  await page.getByRole('button', { name: 'Ya no busca' }).click()
  await lose.click()
  await expect.element(cardIn('Perdida')).toHaveTextContent('Ya no busca')
  await expect.poll(stored).toMatchObject({ status: 'lost', closed_reason: 'Ya no busca' })
})

it('OPP-19 an opportunity that leaves a closing stage loses its closing data', async () => {
  const agent = await createAgent(accounts())
  const id = await addOpportunity(accounts(), agent, 'Perdida', { closed_reason: 'Ya no busca' })
  await page.viewport(1440, 900)
  await renderScreen(<OpportunitiesTab />, { person: agent })
  await expect.element(cardIn('Perdida')).toHaveTextContent('Ya no busca')
  await sendTo('Negociación')
  await expect.element(cardIn('Negociación')).not.toHaveTextContent('Ya no busca')
  await expect
    .poll(() => readOpportunity(accounts(), id))
    .toMatchObject({ status: 'open', closed_reason: null })
})

it('OPP-04 OPP-20 SAVE-11 the board asks for the amount of a win before the card moves, and refreshes dependent data', async () => {
  const { stored } = await open('Negociación')
  const otherQueries = [keyOf('reports'), keyOf('client-page')]
  for (const key of otherQueries) queryClient.setQueryData(key, {})
  await sendTo('Ganada')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(cardIn('Negociación')).toBeVisible()
  await sendTo('Ganada')
  const amount = page.getByLabelText(/^Monto de cierre/)
  await expect.element(amount).toHaveValue('2,000,000')
  await amount.fill('')
  await page.getByRole('button', { name: 'Marcar como ganada' }).click()
  await expect.element(page.getByText('Escribe el monto con el que se cerró')).toBeVisible()
  await expect.element(amount).toHaveFocus()
  await amount.fill('1,950,000')
  await page.getByRole('button', { name: 'Marcar como ganada' }).click()
  await expect.element(cardIn('Ganada')).toHaveTextContent('$1,950,000')
  await expect.poll(stored).toMatchObject({ status: 'won', closed_amount: 1_950_000 })
  for (const key of otherQueries)
    await expect.poll(() => queryClient.getQueryState(key)?.isInvalidated).toBe(true)
})

it('OPP-12 the card returns when the move fails, and the move can be repeated', async () => {
  const { stored, changes } = await open('Prospecto')
  const lost = interceptFetch(isMove)
  await sendTo('Visita')
  await expect
    .element(
      page.getByText('La oportunidad de Ana Núñez no se movió a «Visita»: sigue en «Prospecto».'),
    )
    .toBeVisible()
  await expect.element(cardIn('Prospecto')).toBeVisible()
  lost.release()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.element(cardIn('Visita')).toBeVisible()
  await expect.poll(async () => (await stored()).stage_id).toBe(STAGES.Visita)
  expect(await changes()).toBe(2)
})

it('OPP-12 a move whose response is lost counts as moved', async () => {
  const { stored, changes } = await open('Prospecto')
  loseNextResponse(isMove)
  await sendTo('Contactado')
  await expect.element(page.getByText('Oportunidad actualizada exitosamente')).toBeVisible()
  await expect.element(cardIn('Contactado')).toBeVisible()
  expect(await stored()).toMatchObject({ stage_id: STAGES.Contactado })
  expect(await changes()).toBe(2)
})

it('OPP-11 a card that another device moved stays where that device put it', async () => {
  const { id, stored } = await open('Prospecto')
  const table = accounts().admin().from('opportunities')
  await table.update({ stage_id: STAGES.Negociación }).eq('id', id).throwOnError()
  await sendTo('Visita')
  await expect
    .element(page.getByText(/ya se había movido desde otro lugar: está en «Negociación»/))
    .toBeVisible()
  await expect.element(cardIn('Negociación')).toBeVisible()
  expect((await stored()).stage_id).toBe(STAGES.Negociación)
})

it('OPP-13 a long column is read in pages of 12 cards, and the board in one request', async () => {
  const agent = await createAgent(accounts())
  const rows = Array.from({ length: 13 }, () => ({
    user_id: agent.id,
    client_id: agent.clientId,
    stage_id: STAGES.Visita,
    expected_amount: 1000,
  }))
  await accounts().admin().from('opportunities').insert(rows).throwOnError()
  const asked = countFetches(
    ({ url }) => /\/rest\/v1\/(rpc\/)?(list_)?opportunit/.test(url) && !url.includes('select=id&'),
  )
  await renderScreen(<OpportunitiesTab />, { person: agent })
  await expect.element(column('Visita')).toHaveTextContent('$13,000')
  const cards = () => document.querySelectorAll('[role=row][data-key]').length
  await expect.poll(cards).toBe(12)
  expect(asked()).toBe(1)
  await column('Visita').getByRole('button', { name: 'Ver más (1)' }).click()
  await expect.poll(cards).toBe(13)
})
