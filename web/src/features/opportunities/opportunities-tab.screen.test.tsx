import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  addOpportunity,
  createAgent,
  readOpportunity,
  STAGES,
  type Agent,
} from '../../../../test-support/pipeline.ts'
import { exampleData } from '../../../../test-support/example-data.ts'
import { openFilters } from '../../capabilities/list/testing/filters.ts'
import { catchDownloads } from '../../ui/testing/catch-downloads.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { QUERY_RETRY_MS, skipPauses } from '../../ui/testing/skip-pauses.ts'
import { OpportunitiesTab } from './opportunities-tab.tsx'

const LIST = '/dashboard/oportunidades'

async function openList(agent: Agent, conditions = '') {
  const path = `${LIST}?${conditions}forma=lista`
  const { router } = await renderScreen(<OpportunitiesTab />, { person: agent, path })
  await openFilters()
  return () => router.state.location.pathname + decodeURI(router.state.location.search)
}

async function threeOpportunities(): Promise<Agent> {
  const agent = await createAgent(accounts())
  await addOpportunity(accounts(), agent, 'Visita', { type: 'rent', expected_amount: 20_000 })
  await addOpportunity(accounts(), agent, 'Prospecto', { expected_amount: 3_000_000 })
  await addOpportunity(accounts(), agent, 'Ganada', { closed_amount: 1_000_000 })
  return agent
}

async function choose(filter: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(filter) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const amounts = () =>
  page
    .getByRole('list', { name: 'Oportunidades' })
    .getByRole('listitem')
    .elements()
    .map((row) => /\$[\d,]+/.exec(row.textContent)?.[0])

it('OPP-15 VIEW-22 the list sorts by amount and filters by type and status, all in the address', async () => {
  const address = await openList(await threeOpportunities())
  await choose('Orden', 'Mayor monto')
  await expect.poll(amounts).toEqual(['$3,000,000', '$1,000,000', '$20,000'])
  await choose('Tipo', 'Venta')
  await expect.poll(amounts).toEqual(['$3,000,000', '$1,000,000'])
  await choose('Estado', 'Ganada')
  await expect.poll(amounts).toEqual(['$1,000,000'])
  const conditions = 'tipo=venta&estado=ganada'
  await expect.poll(address).toBe(`${LIST}?${conditions}&orden=-monto&forma=lista`)
  await choose('Orden', 'Más recientes')
  await expect.poll(address).toBe(`${LIST}?${conditions}&forma=lista`)
})

it('OPP-15 the list filters by stage and text, and the filters can be cleared', async () => {
  await openList(await threeOpportunities())
  await choose('Etapa', 'Visita')
  await expect.poll(amounts).toEqual(['$20,000'])
  const search = page.getByRole('searchbox', { name: 'Buscar oportunidades' })
  const none = page.getByText('Ninguna oportunidad coincide')
  await search.fill('nadie')
  await expect.element(none).toBeVisible()
  await search.fill('NÚÑEZ merida')
  await expect.poll(amounts).toEqual(['$20,000'])
  await search.fill('nadie')
  await expect.element(none).toBeVisible()
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect.poll(() => amounts().length).toBe(3)
})

it('OPP-21 the export has the opportunities that the filters show, in the order of the list', async () => {
  await openList(await threeOpportunities(), 'tipo=venta&orden=-monto&')
  await expect.poll(amounts).toEqual(['$3,000,000', '$1,000,000'])
  const downloads = catchDownloads()
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Exportar a CSV' }).click()
  await expect.poll(async () => (await downloads()).length).toBe(1)
  const text = (await (await downloads())[0]?.blob.text()) ?? ''
  expect(text).toContain('Cliente,Propiedad,Tipo,Etapa,')
  expect(text.match(/Venta,[^,]+/g)).toEqual(['Venta,Prospecto', 'Venta,Ganada'])
})

it('OPP-22 OPP-23 OPP-27 FACT-01 the stage in a row of the list moves the opportunity, and back', async () => {
  const agent = await createAgent(accounts())
  const id = await addOpportunity(accounts(), agent, 'Prospecto')
  const stored = () => readOpportunity(accounts(), id)
  const entered = '2026-01-05T18:00:00+00:00'
  await accounts()
    .admin()
    .from('opportunities')
    .update({ stage_changed_at: entered })
    .eq('id', id)
    .throwOnError()
  await openList(agent)
  const row = page.getByRole('article')
  await row.getByRole('button', { name: 'Cambiar etapa de Ana Núñez: Prospecto' }).click()
  await page.getByRole('menuitemradio', { name: 'Perdida' }).click()
  await page.getByRole('button', { name: 'Ya no busca' }).click()
  await page.getByRole('button', { name: 'Marcar como perdida' }).click()
  await expect.element(row).toHaveTextContent('Perdida')
  await expect.poll(stored).toMatchObject({ status: 'lost', closed_reason: 'Ya no busca' })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(row).toHaveTextContent('Prospecto')
  await expect.poll(stored).toMatchObject({
    stage_id: STAGES.Prospecto,
    closed_reason: null,
    stage_changed_at: entered,
  })
  await expect.element(page.getByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()
})

it('OPP-12 a row of the list shows its former stage when the move fails', async () => {
  const agent = await createAgent(accounts())
  await addOpportunity(accounts(), agent, 'Prospecto')
  await openList(agent)
  const row = page.getByRole('article')
  await expect.element(row).toHaveTextContent('Prospecto')
  interceptFetch(({ method, url }) => method === 'PATCH' && url.includes('/opportunities'))
  await row.getByRole('button', { name: /^Cambiar etapa/ }).click()
  await page.getByRole('menuitemradio', { name: 'Visita' }).click()
  const told = 'La oportunidad de Ana Núñez no se movió a «Visita»: sigue en «Prospecto».'
  await expect.element(page.getByText(told)).toBeVisible()
  await expect.element(row).toHaveTextContent('Prospecto')
})

it('says that there are no opportunities, or that they could not be loaded', async () => {
  skipPauses(QUERY_RETRY_MS)
  const agent = await createAgent(accounts())
  const refused = interceptFetch(({ url }) => url.includes('/rpc/opportunity_board'))
  await renderScreen(<OpportunitiesTab />, { person: agent })
  await expect.element(page.getByText('Error al cargar los datos del CRM')).toBeVisible()
  refused.release()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.element(page.getByText('Aún no tienes oportunidades')).toBeVisible()
})

it('FIRST-04 the form that the checklist asks for opens once', async () => {
  const { router } = await renderScreen(<OpportunitiesTab />, {
    person: await accounts().createPerson(),
    state: { section: 'crm', tab: 'opportunities', opens: 'opportunity' },
  })
  await expect.element(page.getByRole('dialog', { name: 'Nueva Oportunidad' })).toBeVisible()
  await expect
    .poll(() => router.state.location.state as unknown)
    .toEqual({ section: 'crm', tab: 'opportunities' })
})

it('FIRST-06 an example is marked in the list and on the board', async () => {
  const person = await accounts().createPerson()
  await (
    await accounts().clientOf(person)
  )
    .rpc('add_example_data', { examples: exampleData() })
    .throwOnError()
  await renderScreen(<OpportunitiesTab />, { person })
  await expect.element(page.getByRole('row').getByText('Ejemplo', { exact: true })).toHaveLength(8)
  await page.getByRole('radio', { name: 'Lista' }).click()
  const list = page.getByRole('list', { name: 'Oportunidades' })
  await expect.element(list.getByText('Ejemplo', { exact: true })).toHaveLength(8)
})
