import type { Client } from 'pg'
import { connectOwner } from '../test-support/large-crm.ts'
import type { RunningServer } from '../test-support/server.ts'

export interface SeededAgent {
  userId: string
  accessToken: string
  claims: string
  clientIds: string[]
  taskIds: string[]
}

const AGENTS = 3
const CLIENTS = 2_000
const TASKS = 2_000
const NAMED_ROWS = 400

const INSERT_CLIENTS = `
  insert into public.clients (user_id, type, first_name, last_name, email, phone, address, notes, tags, created_at)
  select $1, (array['propietario', 'comprador', 'inquilino', 'inversionista'])[1 + i % 4],
    'María José ' || i, 'Hernández Núñez', 'cliente' || i || '@correo.mx', '+5299' || lpad(i::text, 8, '0'),
    'Calle 60 número ' || i || ', Centro, Mérida, Yucatán', 'Busca casa de tres recámaras con patio.',
    array['vip', 'zona ' || i % 20], now() - i * interval '7 minutes'
  from generate_series(1, $2::int) as i
  returning id`

const OPPORTUNITIES_EACH = 3
/** Every client gets opportunities. */
export const INSERT_OPPORTUNITIES = `
  insert into public.opportunities (user_id, client_id, stage_id, expected_amount, created_at)
  select client.user_id, client.id, (select id from public.opportunity_stages order by order_index limit 1),
    500000 + i * 1000, now() - i * interval '31 minutes'
  from public.clients as client, generate_series(1, ${OPPORTUNITIES_EACH}) as i`

const INSERT_TASKS = `
  insert into public.tasks (user_id, title, description, priority, due_date, client_id, assigned_to)
  select $1, 'Visita ' || i, 'Llevar las llaves y el contrato.', (array['low', 'medium', 'high'])[1 + i % 3],
    now() + i * interval '3 hours', ($3::uuid[])[1 + i % cardinality($3::uuid[])], $1
  from generate_series(1, $2::int) as i
  returning id`

export async function seedAgents(server: RunningServer): Promise<SeededAgent> {
  const owner = await connectOwner(server.dataDir)
  try {
    const agents: SeededAgent[] = []
    for (let i = 0; i < AGENTS; i++) agents.push(await seedAgent(server, owner, i))
    await owner.query('vacuum analyze')
    return agents[0]!
  } finally {
    await owner.end()
  }
}

export interface SeededAccount {
  accessToken: string
  clientIds: string[]
}

const ACCOUNTS = 32
const CLIENTS_OF_ACCOUNT = 500

/** Many accounts are measured, because a single account would reach its own limit (`fair-turns.ts`). */
export async function seedAccounts(server: RunningServer): Promise<SeededAccount[]> {
  const owner = await connectOwner(server.dataDir)
  try {
    const accounts: SeededAccount[] = []
    for (let i = 0; i < ACCOUNTS; i++) {
      const { accessToken, userId } = await signUp(server, `agente${i}@inmobiliaria.mx`)
      const clientIds = await insertedIds(owner, INSERT_CLIENTS, [userId, CLIENTS_OF_ACCOUNT])
      accounts.push({ accessToken, clientIds })
    }
    await owner.query(INSERT_OPPORTUNITIES)
    await owner.query('vacuum analyze')
    return accounts
  } finally {
    await owner.end()
  }
}

async function seedAgent(server: RunningServer, owner: Client, i: number): Promise<SeededAgent> {
  const { accessToken, userId } = await signUp(server, `agente${i}@inmobiliaria.mx`)
  const clientIds = await insertedIds(owner, INSERT_CLIENTS, [userId, CLIENTS])
  const taskIds = await insertedIds(owner, INSERT_TASKS, [userId, TASKS, clientIds])
  const claims = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8')
  return {
    userId,
    accessToken,
    claims,
    clientIds: clientIds.slice(0, NAMED_ROWS),
    taskIds: taskIds.slice(0, NAMED_ROWS),
  }
}

async function insertedIds(owner: Client, text: string, values: unknown[]): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(text, values)
  return rows.map(({ id }) => id)
}

export async function signUp(server: RunningServer, email: string) {
  const response = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'una clave para medir' }),
  })
  if (!response.ok) throw new Error(`sign up: ${response.status} ${await response.text()}`)
  const session = (await response.json()) as { access_token: string; user: { id: string } }
  return { accessToken: session.access_token, userId: session.user.id }
}
