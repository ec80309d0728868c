import type { TablesInsert } from '@predio/domain/database'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createAgentWithClient } from '../../../../test-support/agent-with-client.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { InteractionsTab } from './interactions-tab.tsx'

const LIST = '/dashboard/interacciones'

async function open(path?: string, view?: Pick<TablesInsert<'saved_views'>, 'name' | 'query'>) {
  const agent = await createAgentWithClient(accounts())
  const own = { user_id: agent.id, client_id: agent.clientId }
  const now = new Date().toISOString()
  const rows: TablesInsert<'interactions'>[] = [
    {
      ...own,
      subject: 'Visita a la casa',
      type: 'visit',
      scheduled_at: now,
      outcome: 'Interesado',
    },
    { ...own, subject: 'Visita al terreno', type: 'visit', scheduled_at: now },
    { ...own, subject: 'Cita en notaría', type: 'meeting', scheduled_at: now },
    { ...own, subject: 'Llamada anotada', type: 'call' },
  ]
  const admin = accounts().admin()
  await admin.from('interactions').insert(rows, { defaultToNull: false }).throwOnError()
  if (view) {
    const saved = { ...view, user_id: agent.id, entity: 'interactions' as const }
    await admin.from('saved_views').insert(saved).throwOnError()
  }
  const { router } = await renderScreen(<InteractionsTab />, {
    person: agent,
    ...(path !== undefined && { path }),
  })
  return { address: () => router.state.location.pathname + router.state.location.search }
}

const item = (subject: string) => page.getByRole('article').filter({ hasText: subject })
const layout = (name: string) => page.getByRole('radio', { name, exact: true })
const inBar = (name: RegExp) =>
  page.getByRole('navigation', { name: 'Vistas' }).getByRole('link', { name })
const subjects = () =>
  page
    .getByRole('article')
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent)

it('VIEW-40 a view without a layout keeps that of the tab, and a view with a layout uses its own', async () => {
  const { address } = await open(undefined, { name: 'Mis visitas', query: 'tipo=visita&forma=mes' })
  await expect.element(item('Llamada anotada')).toBeVisible()
  await layout('Semana').click()
  await expect.element(item('Cita en notaría')).toBeVisible()
  await expect.element(item('Llamada anotada')).not.toBeInTheDocument()
  expect(address()).toBe('/dashboard')

  await inBar(/^Mis visitas/).click()
  await expect.element(layout('Mes')).toBeChecked()
  await expect.element(item('Visita a la casa')).toBeVisible()
  await expect.element(item('Cita en notaría')).not.toBeInTheDocument()
  await layout('Lista').click()
  await expect.poll(address).toMatch(/&tipo=visita&forma=lista$/)
  await expect.element(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible()
  await inBar(/^Todas/).click()
  await expect.element(layout('Semana')).toBeChecked()
})

it('VIEW-41 the agenda ignores conditions on texts and days, and says so', async () => {
  await open(`${LIST}?texto=terreno&fecha=hace:30&resultado=*&forma=mes`)
  await expect.element(item('Visita a la casa')).toBeVisible()
  await expect.element(item('Visita al terreno')).not.toBeInTheDocument()
  const note = page.getByText('La agenda muestra días completos: no filtra por texto ni por fecha.')
  await expect.element(note).toBeVisible()
  await layout('Lista').click()
  await expect.element(page.getByText('Ninguna interacción coincide')).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
})

it('VIEW-42 the list sorts by the orders of the view, and describes the view with its count', async () => {
  await open(`${LIST}?tipo=visita,reunion&orden=asunto`)
  await expect.poll(subjects).toEqual(['Cita en notaría', 'Visita a la casa', 'Visita al terreno'])
  await expect.element(page.getByText(/^Interacciones con tipo/)).toHaveTextContent('(3)')
})
