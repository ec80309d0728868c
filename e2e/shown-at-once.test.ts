import { expect, test, type Page } from '@playwright/test'
import { addClients, clientList, openClient } from './support/crm.ts'
import { admin, clientOf, signIn, type Account } from './support/people.ts'
import { addOpportunity, createAgent, sendTo, type Agent } from './support/pipeline.ts'

const CALLS = 'Llamadas de hoy'

/** An agent whose client is named wherever one can be. */
async function agentWithRecords(): Promise<Agent> {
  const agent = await createAgent()
  const api = await clientOf(agent)
  const of = { client_id: agent.clientId, property_id: agent.propertyId }
  // An offer waits for an answer: that is a call of today.
  await addOpportunity(agent, 'Negociación')
  await api
    .from('tasks')
    .insert({ ...of, title: 'Llamar' })
    .throwOnError()
  // A copy of a listing of a site that is not connected now: it is among those of Predio.
  await admin()
    .from('properties')
    .update({ wordpress_id: 7 })
    .eq('id', agent.propertyId)
    .throwOnError()
  // Nobody is called twice a day: the last word was yesterday.
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
  // Time stands still: what a screen has read once never grows old enough to be read again by itself.
  await page.clock.setFixedTime(new Date())
  await page.getByRole('button', { name: 'CRM', exact: true }).click()
}

/** The client's name on every screen that shows it; ends among the clients. */
async function expectNamed(page: Page, name: string): Promise<void> {
  for (const tab of ['Oportunidades', 'Tareas', 'Interacciones']) {
    await page.getByRole('tab', { name: tab }).click()
    if (tab === 'Tareas') await page.getByRole('radio', { name: 'Todas' }).click()
    await expect(page.getByRole('tabpanel')).toContainText(name)
  }
  await page.getByRole('button', { name: CALLS }).click()
  await expect(page.getByRole('dialog', { name: CALLS })).toContainText(name)
  await page.keyboard.press('Escape')
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

test('a renamed client has its new name at once on every screen', async ({ page }) => {
  const agent = await agentWithRecords()
  await enterCrm(page, agent)
  await expectNamed(page, 'Ana Núñez')
  await rename(page, 'Ana Núñez', 'Beatriz', 'Canul')
  await page.getByRole('button', { name: 'Volver' }).click()
  await expectNamed(page, 'Beatriz Canul')
})

test('what another tab changes is shown at once: a new name, a deleted client', async ({
  page,
  context,
}) => {
  const agent = await agentWithRecords()
  await enterCrm(page, agent)
  await page.getByRole('tab', { name: 'Tareas' }).click()
  await page.getByRole('radio', { name: 'Todas' }).click()
  const tasks = page.getByRole('tabpanel')
  await expect(tasks).toContainText('Ana Núñez')

  const other = await context.newPage()
  await enterCrm(other, agent)
  await rename(other, 'Ana Núñez', 'Beatriz', 'Canul')
  await expect(tasks).toContainText('Beatriz Canul')
  await other.getByRole('button', { name: 'Más acciones' }).click()
  await other.getByRole('menuitem', { name: 'Eliminar' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(clientList(other)).toBeHidden()
  await expect(tasks).not.toContainText('Beatriz Canul')
})

test('a won opportunity is won at once on the client’s page and in the reports', async ({
  page,
}) => {
  const agent = await createAgent()
  await addOpportunity(agent, 'Negociación')
  await enterCrm(page, agent)
  const main = page.getByRole('main')
  await openClient(page, 'Ana Núñez')
  await expect(main).toContainText('Negociación')
  await page.getByRole('button', { name: 'Volver' }).click()
  const outcomes = page.getByRole('region', { name: 'Ganadas y perdidas' })
  await page.getByRole('link', { name: 'Reportes' }).click()
  await expect(outcomes).toBeVisible()
  await expect(outcomes).not.toContainText('$2,000,000')
  await page.goBack()

  await page.getByRole('tab', { name: 'Oportunidades' }).click()
  await sendTo(page, 'Ganada')
  await page.getByRole('button', { name: 'Marcar como ganada' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('link', { name: 'Reportes' }).click()
  await expect(outcomes).toContainText('$2,000,000')
  await page.goBack()
  await page.getByRole('tab', { name: 'Clientes' }).click()
  await openClient(page, 'Ana Núñez')
  await expect(main).toContainText('Ganada')
})

test('of two merged clients the one that stays is named at once', async ({ page }) => {
  const agent = await createAgent()
  const [twin] = await addClients(agent, [{ first_name: 'Anita', last_name: 'Núñez Uc' }])
  const api = await clientOf(agent)
  await api.from('tasks').insert({ client_id: twin!, title: 'Llamar' }).throwOnError()
  await enterCrm(page, agent)
  await page.getByRole('tab', { name: 'Tareas' }).click()
  await page.getByRole('radio', { name: 'Todas' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Anita Núñez Uc')
  await page.getByRole('tab', { name: 'Clientes' }).click()
  await openClient(page, 'Ana Núñez')
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Fusionar con otro cliente' }).click()
  await page.getByRole('combobox').fill('Anita')
  await page.getByRole('option', { name: /Anita Núñez Uc/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fusionar', exact: true }).click()
  await expect(page.getByText('Clientes fusionados exitosamente')).toBeVisible()
  await page.getByRole('button', { name: 'Volver' }).click()
  await page.getByRole('tab', { name: 'Tareas' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Ana Núñez')
  await expect(page.getByRole('tabpanel')).not.toContainText('Anita')
})
