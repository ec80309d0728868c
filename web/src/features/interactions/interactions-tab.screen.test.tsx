import type { TablesInsert } from '@predio/domain/database'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createAgentWithClient } from '../../../../test-support/agent-with-client.ts'
import { openFilters } from '../../capabilities/list/testing/filters.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { InteractionsTab } from './interactions-tab.tsx'

type NewInteraction = Omit<TablesInsert<'interactions'>, 'user_id'>

async function open(rows: NewInteraction[]): Promise<void> {
  const agent = await createAgentWithClient(accounts())
  const owned = rows.map((row) => ({ client_id: agent.clientId, ...row, user_id: agent.id }))
  await accounts()
    .admin()
    .from('interactions')
    .insert(owned, { defaultToNull: false })
    .throwOnError()
  await renderScreen(<InteractionsTab />, { person: agent })
}

const now = () => new Date().toISOString()
const item = (subject: string) => page.getByRole('article').filter({ hasText: subject })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const layout = (name: string) => page.getByRole('radio', { name }).click()

it('FIRST-06 the tab marks an example interaction', async () => {
  await open([{ subject: 'Visita', type: 'visit', scheduled_at: now(), is_example: true }])
  await expect.element(item('Visita').getByText('Ejemplo', { exact: true })).toBeVisible()
})

it('AGENDA-03 a visit scheduled from the agenda is shown on its day, in month and week', async () => {
  await open([])
  await layout('Mes')
  await button('Agendar visita').click()
  await page.getByRole('combobox', { name: 'Cliente' }).fill('ana')
  await page.getByRole('option', { name: 'Ana Núñez' }).click()
  await page.getByLabelText('Asunto').fill('Visita a la casa')
  await page.getByLabelText('Hora').fill('23:30')
  await button('Crear interacción').click()
  const today = page.getByRole('button', { name: /, 1 cita$/ })
  await expect.element(today).toHaveAttribute('aria-current', 'date')
  await expect.element(item('Visita a la casa')).toHaveTextContent('hoy, 11:30 p.m.')
  await button('Cerrar aviso').click()
  await layout('Semana')
  await expect.element(item('Visita a la casa')).toHaveTextContent('Ana Núñez')
})

it('AGENDA-03 interactions without a scheduled time are not in the agenda, and a desktop shows three on one day', async () => {
  await open([
    { subject: 'Visita', type: 'visit', scheduled_at: now() },
    { subject: 'Firma', type: 'meeting', scheduled_at: now() },
    { subject: 'Entrega', type: 'meeting', scheduled_at: now() },
    { subject: 'Llamada anotada', type: 'call' },
  ])
  await expect.element(item('Llamada anotada')).toBeVisible()
  await layout('Mes')
  await expect.element(item('Visita')).toBeVisible()
  await expect.element(item('Llamada anotada')).not.toBeInTheDocument()
  await page.viewport(1280, 900)
  const more = page.getByRole('button', { name: /, 3 citas$/ }).getByText('+1 más')
  await expect.element(more).toBeVisible()
  const lines = [...more.element().parentElement!.children]
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(line.clientHeight).toBe(line.scrollHeight)
})

it('INT-12 the list has scheduled interactions before past ones, and filters them by type', async () => {
  await open([
    { subject: 'Visita', type: 'visit', scheduled_at: now() },
    { subject: 'Correo', type: 'email', scheduled_at: '2099-01-01T12:00:00Z' },
  ])
  await expect.element(page.getByRole('article').first()).toHaveTextContent('Correo')
  await openFilters()
  await page.getByRole('button', { name: /Tipo/ }).click()
  await page.getByRole('option', { name: 'Visita' }).click()
  await expect.element(item('Correo')).not.toBeInTheDocument()
  await page.getByRole('button', { name: /Tipo/ }).click()
  await page.getByRole('option', { name: 'Llamada' }).click()
  await expect.element(page.getByText('Ninguna interacción coincide')).toBeVisible()
})

it('INT-08 the list shows a change made in the form', async () => {
  await open([{ subject: 'Visita a la casa', type: 'visit', scheduled_at: now() }])
  await page.getByRole('link', { name: 'Visita a la casa' }).click()
  await page.getByLabelText('Resultado', { exact: true }).fill('Hizo una oferta')
  await button('Guardar cambios').click()
  await expect.element(page.getByText('Interacción actualizada exitosamente')).toBeVisible()
  await expect.element(item('Visita a la casa')).toHaveTextContent('Hizo una oferta')
})

it('INT-09 an interaction is deleted after a confirmation, and Deshacer restores it', async () => {
  await open([{ subject: 'Visita a la casa', type: 'visit', scheduled_at: now() }])
  await page.getByRole('link', { name: 'Visita a la casa' }).click()
  await button('Eliminar interacción').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByText('Interacción eliminada')).toBeVisible()
  await expect.element(page.getByText('Aún no hay interacciones')).toBeVisible()
  await button('Deshacer').click()
  await expect.element(item('Visita a la casa')).toBeVisible()
})
