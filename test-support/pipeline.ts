import type { Tables, TablesInsert } from '../domain/src/database/index.ts'
import type { Account, Accounts } from './accounts.ts'

export const STAGES = {
  Prospecto: '57a60000-0000-4000-8000-000000000001',
  Contactado: '57a60000-0000-4000-8000-000000000002',
  Visita: '57a60000-0000-4000-8000-000000000003',
  Negociación: '57a60000-0000-4000-8000-000000000005',
  Ganada: '57a60000-0000-4000-8000-000000000006',
  Perdida: '57a60000-0000-4000-8000-000000000007',
} as const

export type StageName = keyof typeof STAGES

export interface Agent extends Account {
  clientId: string
  propertyId: string
}

export async function createAgent(accounts: Accounts): Promise<Agent> {
  return giveListing(accounts, await accounts.createPerson())
}

export async function giveListing<Person extends Account>(
  accounts: Accounts,
  person: Person,
): Promise<Person & Agent> {
  const user_id = person.id
  const admin = accounts.admin()
  const [client, property] = await Promise.all([
    admin
      .from('clients')
      .insert({ user_id, type: 'comprador', first_name: 'Ana', last_name: 'Núñez' })
      .select('id')
      .single()
      .throwOnError(),
    admin
      .from('properties')
      .insert({ user_id, title: 'Casa en Mérida', location: 'Mérida', price: 2_500_000 })
      .select('id')
      .single()
      .throwOnError(),
  ])
  return { ...person, clientId: client.data.id, propertyId: property.data.id }
}

export async function addOpportunity(
  accounts: Accounts,
  { id, clientId, propertyId }: Agent,
  stage: StageName,
  more: Partial<TablesInsert<'opportunities'>> = {},
): Promise<string> {
  const { data } = await accounts
    .admin()
    .from('opportunities')
    .insert({
      user_id: id,
      client_id: clientId,
      property_id: propertyId,
      stage_id: STAGES[stage],
      expected_amount: 2_000_000,
      ...more,
    })
    .select('id')
    .single()
    .throwOnError()
  return data.id
}

export async function readOpportunity(
  accounts: Accounts,
  id: string,
): Promise<Tables<'opportunities'>> {
  const table = accounts.admin().from('opportunities')
  const { data } = await table.select().eq('id', id).single().throwOnError()
  return data
}

export async function countStageChanges(accounts: Accounts, id: string): Promise<number> {
  const { count } = await accounts
    .admin()
    .from('opportunity_stage_changes')
    .select('id', { count: 'exact', head: true })
    .eq('opportunity_id', id)
    .throwOnError()
  return count ?? 0
}
