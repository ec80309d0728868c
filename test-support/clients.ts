import type { TablesInsert } from '../domain/src/database/index.ts'
import type { Account, Accounts } from './accounts.ts'

export type NewClient = Partial<TablesInsert<'clients'>>

export async function addClients(
  accounts: Accounts,
  person: Account,
  clients: readonly NewClient[],
): Promise<string[]> {
  const rows = clients.map((client) => ({
    // PostgREST inserts every column that any of the rows has, with null in rows that lack it, so all rows have the same columns.
    type: 'comprador' as const,
    status: 'active' as const,
    first_name: 'Ana',
    last_name: 'Pech',
    user_id: person.id,
    ...client,
  }))
  const table = accounts.admin().from('clients')
  const { data } = await table.insert(rows).select('id').throwOnError()
  return data.map(({ id }) => id)
}
