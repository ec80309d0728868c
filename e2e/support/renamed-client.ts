import { expect, type Page } from '@playwright/test'
import { openClient } from './crm.ts'
import { admin, clientOf, signIn, type Account } from './people.ts'
import { addOpportunity, createAgent, type Agent } from './pipeline.ts'

export async function agentWithRecords(): Promise<Agent> {
  const agent = await createAgent()
  const api = await clientOf(agent)
  const of = { client_id: agent.clientId, property_id: agent.propertyId }
  await addOpportunity(agent, 'Negociación')
  await api
    .from('tasks')
    .insert({ ...of, title: 'Llamar' })
    .throwOnError()
  await admin()
    .from('properties')
    .update({ wordpress_id: 7, own_number: null })
    .eq('id', agent.propertyId)
    .throwOnError()
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

export async function enterAtFixedTime(page: Page, person: Account): Promise<void> {
  await signIn(page, person)
  // While the clock stands still, no cached query becomes stale and is read again.
  await page.clock.setFixedTime(new Date())
  await page.getByRole('button', { name: 'CRM', exact: true }).click()
}

export async function rename(page: Page, name: string, first: string, last: string): Promise<void> {
  await openClient(page, name)
  await page.getByRole('button', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Nombre/).fill(first)
  await dialog.getByLabel(/^Apellido/).fill(last)
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('heading', { level: 2, name: `${first} ${last}` })).toBeVisible()
}
