import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  addOpportunity,
  createAgent,
  STAGES,
  type Agent,
} from '../../../../test-support/pipeline.ts'
import { catchDownload } from '../../ui/testing/catch-download.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { OpportunitiesTab } from './opportunities-tab.tsx'

async function openList(agent: Agent): Promise<void> {
  await renderScreen(<OpportunitiesTab />, { person: agent })
  await page.getByRole('radio', { name: 'Lista' }).click()
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

/** The amounts in the order of the list. */
const amounts = () =>
  page
    .getByRole('list', { name: 'Oportunidades' })
    .getByRole('listitem')
    .elements()
    .map((row) => /\$[\d,]+/.exec(row.textContent)?.[0])

it('OPP-15 sorts by amount and filters by type and status', async () => {
  await openList(await threeOpportunities())
  await choose('Orden', 'Mayor monto')
  await expect.poll(amounts).toEqual(['$3,000,000', '$1,000,000', '$20,000'])
  await choose('Tipo', 'Venta')
  await expect.poll(amounts).toEqual(['$3,000,000', '$1,000,000'])
  await choose('Estado', 'Ganada')
  await expect.poll(amounts).toEqual(['$1,000,000'])
})

it('OPP-15 filters by stage and text, and clears the filters', async () => {
  await openList(await threeOpportunities())
  await choose('Etapa', 'Visita')
  await expect.poll(amounts).toEqual(['$20,000'])
  const search = page.getByRole('searchbox', { name: 'Buscar oportunidades' })
  await search.fill('nadie')
  await expect.element(page.getByText('Ninguna oportunidad coincide')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await search.fill('NÚÑEZ merida')
  await expect.poll(() => amounts().length).toBe(3)
})

it('OPP-21 exports what the filters show, in the order of the list', async () => {
  await openList(await threeOpportunities())
  await choose('Orden', 'Mayor monto')
  await choose('Tipo', 'Venta')
  const downloaded = catchDownload()
  await page.getByRole('button', { name: 'Exportar a CSV' }).click()
  const text = await downloaded()
  expect(text).toContain('Cliente,Propiedad,Tipo,Etapa,')
  expect(text.match(/Prospecto|Ganada,Ganada|Visita/g)).toEqual(['Prospecto', 'Ganada,Ganada'])
})

it('says that there are no opportunities, and that they could not be loaded', async () => {
  const agent = await createAgent(accounts())
  const refused = interceptFetch(({ url }) => url.includes('/rpc/opportunity_board'))
  await renderScreen(<OpportunitiesTab />, { person: agent })
  await expect.element(page.getByText('Error al cargar los datos del CRM')).toBeVisible()
  refused.release()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect.element(page.getByText('Aún no tienes oportunidades')).toBeVisible()
})

/** The amounts of every loaded row: the printed table has them all, the screen only those near the window. */
function printedAmounts(): string[] {
  dispatchEvent(new Event('beforeprint'))
  const cells = document.querySelectorAll('[data-print-sheet] tbody tr td:nth-child(5)')
  const printed = [...cells].map((cell) => cell.textContent)
  dispatchEvent(new Event('afterprint'))
  return printed
}

async function loadMore(): Promise<void> {
  const more = page.getByRole('button', { name: 'Cargar más' })
  more.element().scrollIntoView()
  await expect.element(more).not.toBeInTheDocument()
}

/** Sixty opportunities of one client, the last fifteen without an amount. */
async function openSixty(order: string) {
  const agent = await createAgent(accounts())
  // The condition of the next page has to quote names with quotes, commas and backslashes.
  await accounts()
    .admin()
    .from('clients')
    .update({ first_name: 'José "Pepe", (padre)', last_name: String.raw`Núñez\Ek` })
    .eq('id', agent.clientId)
    .throwOnError()
  const opportunity = (expected_amount: number | null, client_id: string | null) => ({
    user_id: agent.id,
    client_id,
    stage_id: STAGES.Visita,
    expected_amount,
  })
  const table = accounts().admin().from('opportunities')
  const add = (values: readonly (number | null)[], client: string | null = null) =>
    table.insert(values.map((amount) => opportunity(amount, client))).throwOnError()
  const values = Array.from({ length: 60 }, (_, at) => (at < 45 ? 1_000_000 + at : null))
  await add(values, agent.clientId)
  await openList(agent)
  await choose('Orden', order)
  await expect.poll(() => printedAmounts().length).toBe(50)
  return { agent, table, add }
}

it('SAVE-16 a row added before the next page is read repeats no other row', async () => {
  const { add } = await openSixty('Mayor monto')
  await add([9_000_001, 9_000_002])
  await loadMore()
  const printed = printedAmounts()
  expect(printed).toHaveLength(60)
  expect(new Set(printed.slice(0, 45)).size).toBe(45)
})

it('SAVE-16 a row removed before the next page is read skips no other row', async () => {
  const { agent, table, add } = await openSixty('Cliente, A a Z')
  await add([9_000_001, 9_000_002])
  const { data: first } = await table
    .select('id')
    .eq('client_id', agent.clientId)
    .order('id')
    .limit(2)
    .throwOnError()
  const ids = first.map(({ id }) => id)
  await table.delete().in('id', ids).throwOnError()
  await loadMore()
  // Those without a client come last.
  const printed = printedAmounts()
  expect(printed).toHaveLength(62)
  expect(printed.slice(-2).toSorted()).toEqual(['$9,000,001', '$9,000,002'])
})
