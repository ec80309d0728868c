import { randomUUID } from 'node:crypto'
import { connectOwner } from './large-crm.ts'

export const LARGE_DOCUMENTS = 2_000

const OTHERS = 9
const CLIENTS = 300

const PEOPLE = `
  insert into public.clients (user_id, type, first_name, last_name)
  select agent, 'comprador', (array['José', 'Zoé', 'Íñigo'])[1 + i % 3], 'Núñez ' || i
  from unnest($1::uuid[]) as agent, generate_series(1, $2::int) as i`

const HOMES = `
  insert into public.properties (user_id, title)
  select agent, 'Casa Ámbar ' || i from unnest($1::uuid[]) as agent, generate_series(1, $2::int) as i`

const DOCUMENTS = `
  with client as materialized (
    select user_id, id, substring(last_name from '\\d+')::int as n
    from public.clients where user_id = any ($1::uuid[])
  ), home as materialized (
    select user_id, id, substring(title from '\\d+')::int as n
    from public.properties where user_id = any ($1::uuid[])
  )
  insert into public.documents
    (user_id, name, category, status, content, client_id, property_id, created_at, last_edited_at)
  select client.user_id, 'Documento ' || i,
    (array['contract', 'lease_application', 'rent_receipt', 'maintenance', 'other'])[1 + i % 5],
    (array['draft', 'pending', 'active', 'expired', 'cancelled'])[1 + i % 5], repeat('Texto del contrato. ', 100),
    client.id, home.id, now() - i * interval '5 hours', now() - i * interval '5 hours'
  from generate_series(1, $2::int) as i
  join client on client.n = 1 + i % $3::int
  join home on home.user_id = client.user_id and home.n = client.n`

export async function seedLargeDocuments(dataDir: string, agentId: string): Promise<void> {
  const owner = await connectOwner(dataDir)
  try {
    const others = Array.from({ length: OTHERS }, () => randomUUID())
    await owner.query(
      `insert into auth.users (id, email) select id, id || '@agente.mx' from unnest($1::uuid[]) as id`,
      [others],
    )
    const agents = [agentId, ...others]
    await owner.query(PEOPLE, [agents, CLIENTS])
    await owner.query(HOMES, [agents, CLIENTS])
    await owner.query('analyze')
    await owner.query(DOCUMENTS, [agents, LARGE_DOCUMENTS, CLIENTS])
    await owner.query('vacuum analyze')
  } finally {
    await owner.end()
  }
}
