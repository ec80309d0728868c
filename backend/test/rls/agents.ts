import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { scopeStatement } from '../../src/database/request-scope.ts'
import { TABLES, type Ids, type TableRules } from './tables.ts'

export interface Agent {
  id: string
  ids: Ids
}

export async function createAgent(
  owner: Client,
  tables: Record<string, TableRules> = TABLES,
): Promise<Agent> {
  const id = randomUUID()
  await owner.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@agente.mx`])
  const agent: Agent = { id, ids: { user: id } }
  for (const [table, rules] of Object.entries(tables)) {
    if (rules.readableBy) continue
    if (rules.madeByDatabase) {
      const key = table === 'profiles' ? 'id' : 'user_id'
      const { rows } = await owner.query<{ id: string }>(
        `select id from ${table} where ${key} = $1`,
        [id],
      )
      agent.ids[table] = rows[0]!.id
    } else {
      agent.ids[table] = await insertRow(owner, table, {
        ...rules.row(agent.ids),
        ...ownedBy(table, id),
      })
    }
  }
  return agent
}

export async function addFactor(
  owner: Client,
  userId: string,
  status: 'verified' | 'unverified' = 'verified',
): Promise<void> {
  await owner.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Teléfono', 'totp', $2::auth.factor_status, now(), now())`,
    [userId, status],
  )
}

export function ownedBy(table: string, id: string): Record<string, unknown> {
  if (table === 'profiles') return { id }
  const owned: Record<string, unknown> = { user_id: id }
  if (table === 'property_clients') owned['created_by'] = id
  if (table === 'tasks') owned['assigned_to'] = id
  return owned
}

export async function insertRow(
  client: Client,
  table: string,
  row: Record<string, unknown>,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(insertText(table, row), Object.values(row))
  return rows[0]!.id
}

export function insertText(
  table: string,
  row: Record<string, unknown>,
  suffix = 'returning id',
): string {
  const columns = Object.keys(row)
  return `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')}) ${suffix}`
}

export type Persona =
  | { role: 'authenticated'; id: string; aal?: 'aal1' | 'aal2' }
  | { role: 'anon' }

export async function attempt(
  client: Client,
  persona: Persona,
  text: string,
  values: unknown[] = [],
): Promise<number | string> {
  await client.query('begin')
  try {
    await client.query(
      scopeStatement({
        role: persona.role,
        claims: JSON.stringify({
          role: persona.role,
          ...(persona.role === 'authenticated' && { sub: persona.id, aal: persona.aal ?? 'aal1' }),
        }),
        method: 'GET',
        path: '/',
        headers: '{}',
      }),
    )
    return (await client.query(text, values)).rowCount ?? 0
  } catch (error) {
    return (error as { code: string }).code
  } finally {
    await client.query('rollback')
  }
}
