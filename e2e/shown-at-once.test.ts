import { expect, test, type Page } from '@playwright/test'
import { openClient } from './support/crm.ts'
import { closeWithEscape } from './support/page.ts'
import { admin, clientOf, signIn, type Account } from './support/people.ts'
import { addOpportunity, createAgent, type Agent } from './support/pipeline.ts'

const CALLS = 'Llamadas de hoy'

/** An agent whose client appears in every kind of record that names one. */
async function agentWithRecords(): Promise<Agent> {
  const agent = await createAgent()
  const api = await clientOf(agent)
  const of = { client_id: agent.clientId, property_id: agent.propertyId }
  // An opportunity in negotiation puts its client on the list of calls of today.
  await addOpportunity(agent, 'Negociación')
  await api
    .from('tasks')
    .insert({ ...of, title: 'Llamar' })
    .throwOnError()
  // A copy of a listing whose site is not connected is listed under 'Guardadas en Predio'.
  await admin()
    .from('properties')
    .update({ wordpress_id: 7, own_number: null })
    .eq('id', agent.propertyId)
    .throwOnError()
  // A client contacted today is not on the list of calls, so that the last contact is older.
  await admin()
    .from('clients')
    .update({ phone: '+529991112233' })
    .eq('id', agent.clientId)
    .throwOnError()
  await admin()
    .from('interactions')
    .insert({ ...of, user_id: agent.id, subject: 'Visita', created_at: '2026-11-01T12:00:00Z' })
    .throwOnError()
  await api
    .from('documents')
    .insert({ ...of, name: 'Contrato', type: 'text/plain', category: 'contract', content: 'x' })
    .throwOnError()
  await api
    .from('property_clients')
    .insert({ ...of, relationship_type: 'buyer', start_date: '2026-11-01' })
    .throwOnError()
  return agent
}

async function enterCrm(page: Page, person: Account): Promise<void> {
  await signIn(page, person)
  // With a fixed clock no cached query becomes stale by itself and is read again.
  await page.clock.setFixedTime(new Date())
  await page.getByRole('button', { name: 'CRM', exact: true }).click()
}

/** Checks the client's name on every screen that shows it, and ends in the tab Clientes. */
async function expectNamed(page: Page, name: string): Promise<void> {
  for (const tab of ['Oportunidades', 'Tareas', 'Interacciones']) {
    await page.getByRole('tab', { name: tab }).click()
    if (tab === 'Tareas') await page.getByRole('link', { name: /^Todas/ }).click()
    await expect(page.getByRole('tabpanel')).toContainText(name)
  }
  await page.getByRole('button', { name: CALLS }).click()
  const calls = page.getByRole('dialog', { name: CALLS })
  await expect(calls).toContainText(name)
  await closeWithEscape(page, calls)
  await page.getByRole('button', { name: 'Documentos', exact: true }).click()
  await expect(page.getByRole('main')).toContainText(name)
  await page.getByRole('button', { name: 'Propiedades', exact: true }).click()
  await page.getByRole('link', { name: /Guardadas en Predio/ }).click()
  await page.getByRole('link', { name: 'Casa en Mérida' }).click()
  await expect(page.getByRole('main')).toContainText(name)
  await page.getByRole('button', { name: 'CRM', exact: true }).click()
  await page.getByRole('tab', { name: 'Clientes' }).click()
}

async function rename(page: Page, name: string, first: string, last: string): Promise<void> {
  await openClient(page, name)
  await page.getByRole('button', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Nombre/).fill(first)
  await dialog.getByLabel(/^Apellido/).fill(last)
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('heading', { level: 2, name: `${first} ${last}` })).toBeVisible()
}

test('SAVE-11 a renamed client has its new name at once on every screen', async ({ page }) => {
  const agent = await agentWithRecords()
  await enterCrm(page, agent)
  await expectNamed(page, 'Ana Núñez')
  await rename(page, 'Ana Núñez', 'Beatriz', 'Canul')
  await page.getByRole('button', { name: 'Volver' }).click()
  await expectNamed(page, 'Beatriz Canul')
})

test('SAVE-11 shows at once what another tab changes: a new name, a deleted client', async ({
  page,
  context,
}) => {
  const agent = await agentWithRecords()
  await enterCrm(page, agent)
  await page.getByRole('tab', { name: 'Tareas' }).click()
  await page.getByRole('link', { name: /^Todas/ }).click()
  const tasks = page.getByRole('tabpanel')
  await expect(tasks).toContainText('Ana Núñez')

  const other = await context.newPage()
  await enterCrm(other, agent)
  await rename(other, 'Ana Núñez', 'Beatriz', 'Canul')
  await expect(tasks).toContainText('Beatriz Canul')
  await other.getByRole('button', { name: 'Más acciones' }).click()
  await other.getByRole('menuitem', { name: 'Eliminar' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(other.getByRole('heading', { level: 2, name: 'Beatriz Canul' })).toBeHidden()
  await expect(tasks).not.toContainText('Beatriz Canul')
})
