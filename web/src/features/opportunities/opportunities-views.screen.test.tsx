import type { TablesInsert } from '@predio/domain/database'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  addOpportunity,
  createAgent,
  STAGES,
  type Agent,
} from '../../../../test-support/pipeline.ts'
import { countFetches } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { OpportunitiesTab } from './opportunities-tab.tsx'

const LIST = '/dashboard/oportunidades'

const button = (text: string | RegExp) => page.getByRole('button', { name: text, exact: true })
const radio = (name: string) => page.getByRole('radio', { name })
const column = (stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}:`) })
const views = () => page.getByRole('navigation', { name: 'Vistas' })

async function open(path?: string, prepare?: (agent: Agent) => Promise<unknown>) {
  await page.viewport(1440, 900)
  const agent = await createAgent(accounts())
  await addOpportunity(accounts(), agent, 'Visita', { type: 'rent', expected_amount: 20_000 })
  await addOpportunity(accounts(), agent, 'Prospecto', { expected_amount: 3_000_000 })
  await addOpportunity(accounts(), agent, 'Ganada', { closed_amount: 1_000_000 })
  await prepare?.(agent)
  const { router } = await renderScreen(<OpportunitiesTab />, {
    person: agent,
    ...(path !== undefined && { path }),
  })
  return {
    agent,
    address: () => router.state.location.pathname + decodeURI(router.state.location.search),
  }
}

async function addView(agent: Agent, values: Partial<TablesInsert<'saved_views'>>): Promise<void> {
  await accounts()
    .admin()
    .from('saved_views')
    .insert({ user_id: agent.id, entity: 'opportunities', name: 'Mi vista', ...values })
    .throwOnError()
}

async function choose(filter: string, option: string): Promise<void> {
  await button(new RegExp(filter)).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const amounts = () =>
  page
    .getByRole('list', { name: 'Oportunidades' })
    .getByRole('listitem')
    .elements()
    .map((row) => /\$[\d,]+/.exec(row.textContent)?.[0])

it('VIEW-20 a view without a layout uses the one stored on the device, and the address does not name it', async () => {
  const { address } = await open(`${LIST}?tipo=venta`)
  await expect.element(column('Prospecto')).toHaveTextContent('$3,000,000')
  await radio('Lista').click()
  await expect.poll(amounts).toEqual(['$1,000,000', '$3,000,000'])
  expect(address()).toBe(`${LIST}?tipo=venta`)
  await views()
    .getByRole('link', { name: /^Todas/ })
    .click()
  await expect.poll(() => amounts().length).toBe(3)
  await radio('Tablero').click()
  await expect.element(column('Visita')).toHaveTextContent('$20,000')
})

it('VIEW-20 a view with a layout uses it, and switching the layout changes the view', async () => {
  const { address } = await open(undefined, (agent) =>
    addView(agent, { query: 'tipo=venta&forma=lista' }),
  )
  await expect.element(column('Visita')).toBeVisible()
  const link = views().getByRole('link', { name: /^Mi vista/ })
  await expect.element(link).toHaveTextContent('Mi vista2')
  await link.click()
  await expect.poll(amounts).toEqual(['$1,000,000', '$3,000,000'])
  await expect.element(radio('Lista')).toBeChecked()
  await radio('Tablero').click()
  await expect.element(column('Prospecto')).toHaveTextContent('$3,000,000')
  await expect.poll(address).toContain('forma=tablero')
  await button('Guardar').click()
  await expect.element(page.getByText('Vista actualizada')).toBeVisible()
  await views()
    .getByRole('link', { name: /^Todas/ })
    .click()
  await expect.element(column('Visita')).toHaveTextContent('$20,000')
})

it('VIEW-21 the columns of the board, their sums and «Ver más» follow the conditions of the view', async () => {
  await open(`${LIST}?etapa=Visita,Ganada&monto=desde:50000`, async (agent) => {
    const rows = Array.from({ length: 14 }, (_, at) => ({
      user_id: agent.id,
      client_id: agent.clientId,
      stage_id: STAGES.Visita,
      expected_amount: 100_000,
      ...(at === 13 && { expected_amount: 10 }),
    }))
    await accounts().admin().from('opportunities').insert(rows).throwOnError()
  })
  await expect.element(column('Visita').getByRole('heading')).toHaveTextContent('Visita13')
  await expect.element(column('Visita')).toHaveTextContent('$1,300,000')
  await expect.element(column('Prospecto')).toHaveTextContent('Nada en esta etapa')
  await expect.element(column('Ganada')).toHaveTextContent('$1,000,000')
  await column('Visita').getByRole('button', { name: 'Ver más (1)' }).click()
  await expect.poll(() => column('Visita').getByRole('row').elements().length).toBe(13)
  await expect.element(column('Visita')).not.toHaveTextContent('$10 ')
  const sentence = page.getByText('Oportunidades con etapa Visita o Ganada')
  await expect.element(sentence).toHaveTextContent('(14)')
})

it('VIEW-90 an order that the bar does not offer is shown and kept', async () => {
  await open(`${LIST}?orden=monto,-alta&forma=lista`)
  await expect.poll(amounts).toEqual(['$20,000', '$1,000,000', '$3,000,000'])
  await expect.element(button(/Como dicen los filtros.*Orden|Orden/)).toBeVisible()
  await choose('Orden', 'Cliente, A a Z')
  await expect.element(page.getByText('Como dicen los filtros')).not.toBeInTheDocument()
})

it('VIEW-23 an opportunity opens over its list, which keeps the view', async () => {
  const { address } = await open(`${LIST}?tipo=renta&forma=lista`)
  await expect.poll(amounts).toEqual(['$20,000'])
  await page.getByRole('link', { name: /Ana Núñez/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Editar Oportunidad' })).toBeVisible()
  expect(amounts()).toEqual(['$20,000'])
  await button('Cancelar').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(address).toBe(`${LIST}?tipo=renta&forma=lista`)
  await expect.poll(amounts).toEqual(['$20,000'])
})

it('VIEW-24 a list with chosen columns is a table on a desktop', async () => {
  await open(`${LIST}?tipo=renta&columnas=etapa,monto,propiedad&forma=lista`)
  const table = page.getByRole('table', { name: 'Oportunidades' })
  await expect.element(table.getByRole('rowheader', { name: 'Ana Núñez' })).toBeVisible()
  const texts = (role: 'columnheader' | 'cell') =>
    table
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent)
  expect(texts('columnheader')).toEqual(['Cliente', 'Etapa', 'Monto', 'Propiedad', ''])
  expect(texts('cell')).toEqual(['Visita', '$20,000', 'Casa en Mérida', ''])
})

it('VIEW-10 a view of the list needs two requests', async () => {
  const asked = countFetches(({ url }) =>
    /list_opportunities|opportunity_rows|count_views/.test(url),
  )
  await open(`${LIST}?tipo=venta&forma=lista`)
  await expect.poll(amounts).toEqual(['$1,000,000', '$3,000,000'])
  await expect.element(page.getByText('Oportunidades de venta')).toHaveTextContent('(2)')
  expect(asked()).toBe(2)
})
