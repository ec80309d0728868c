import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { databaseAddress } from './database-address.ts'

export const LARGE_CRM = {
  clients: 10_000,
  opportunities: 3_000,
  tasks: 5_000,
  interactions: 20_000,
  messages: 4_000,
  properties: 100,
}

const OTHERS = 9

const FIRST_NAMES = ['María José', 'José Ángel', 'Ximena', 'Íñigo', 'Guadalupe', 'Rubén', 'Sofía']
const LAST_NAMES = ['Núñez Pérez', 'García López', 'Peña Ortíz', 'Hernández', 'Chávez Güemes']

/** Each row's client and property are chosen so that the rows are spread over all clients and properties. */
const CLIENTS = `
  insert into public.clients (user_id, type, first_name, last_name, email, phone, whatsapp, tags, status, created_at)
  select agent, (array['propietario', 'comprador', 'inquilino', 'inversionista'])[1 + i % 4],
    ($3::text[])[1 + i % cardinality($3)], ($4::text[])[1 + i / 7 % cardinality($4)] || ' ' || i,
    'cliente' || i || '@correo.mx', '+5299' || lpad(i::text, 8, '0'), '+5299' || lpad(i::text, 8, '0'),
    array['zona ' || i % 20], (array['active', 'active', 'lead', 'inactive'])[1 + i % 4],
    now() - i * interval '7 minutes'
  from unnest($1::uuid[]) as agent, generate_series(1, $2::int) as i`

const PROPERTIES = `
  insert into public.properties (user_id, title, location, price, property_type)
  select agent, 'Casa ' || i || ' con jardín', 'Mérida, Yucatán', 1000000 + i * 1000, 'casa'
  from unnest($1::uuid[]) as agent, generate_series(1, $2::int) as i`

const NUMBERED = `
  with client as materialized (
    select user_id, id, row_number() over (partition by user_id order by created_at desc) as n
    from public.clients where user_id = any ($1::uuid[])
  ), home as materialized (
    select user_id, id, row_number() over (partition by user_id order by id) as n
    from public.properties where user_id = any ($1::uuid[])
  ), stage as materialized (
    select id, row_number() over (order by order_index) as n from public.opportunity_stages
  )`

const SERIES = `
  generate_series(1, $2::int) as i
  join client on client.n = 1 + i % $3::int`

const OPPORTUNITIES = `${NUMBERED}
  insert into public.opportunities
    (user_id, client_id, property_id, stage_id, expected_amount, closed_amount, stage_changed_at, created_at)
  select client.user_id, client.id, home.id, stage.id, 500000 + i * 1000, 500000 + i * 900,
    now() - i * interval '31 minutes', now() - i * interval '37 minutes'
  from ${SERIES}
  join home on home.user_id = client.user_id and home.n = 1 + i % $4::int
  join stage on stage.n = 1 + i % 7`

const TASKS = `${NUMBERED}
  insert into public.tasks (user_id, assigned_to, title, status, priority, due_date, completed_at, client_id)
  select client.user_id, client.user_id, 'Enviar cotización ' || i,
    (array['pending', 'in_progress', 'completed'])[1 + i % 3],
    (array['low', 'medium', 'high', 'urgent'])[1 + i % 4], now() + (i - 2500) * interval '1 hour',
    case when i % 3 = 2 then now() end, client.id
  from ${SERIES}`

const INTERACTIONS = `${NUMBERED}
  insert into public.interactions (user_id, client_id, type, subject, scheduled_at, created_at)
  select client.user_id, client.id,
    (array['call', 'email', 'meeting', 'whatsapp', 'visit', 'offer', 'other'])[1 + i % 7], 'Plática número ' || i,
    case when i % 5 = 0 then now() - (i - 300) * interval '20 minutes' end, now() - i * interval '20 minutes'
  from ${SERIES}`

const MESSAGES = `${NUMBERED}
  insert into public.whatsapp_messages (user_id, client_id, content, sent_at)
  select client.user_id, client.id, 'Hola, ¿cómo estás?', now() - i * interval '1 hour'
  from ${SERIES}`

const PREFERENCES = `
  insert into public.client_preferences (user_id, client_id, locations, operation)
  select user_id, id, array['Colonia ' || row_number() over () % 30], 'sale'
  from public.clients where user_id = any ($1::uuid[])
  on conflict do nothing`

export async function seedPreferencesOf(owner: Client, agents: readonly string[]): Promise<void> {
  await insertFast(owner, PREFERENCES, [agents])
  await owner.query('vacuum analyze public.client_preferences')
}

export async function seedLargeCrm(
  dataDir: string,
  agentId: string,
  size: typeof LARGE_CRM = LARGE_CRM,
  othersBeside = OTHERS,
): Promise<void> {
  const owner = await connectOwner(dataDir)
  try {
    const others = Array.from({ length: othersBeside }, () => randomUUID())
    await owner.query(
      `insert into auth.users (id, email) select id, id || '@agente.mx' from unnest($1::uuid[]) as id`,
      [others],
    )
    await seedCrmOf(owner, [agentId, ...others], size)
  } finally {
    await owner.end()
  }
}

export async function seedCrmOf(
  owner: Client,
  agents: readonly string[],
  size: typeof LARGE_CRM,
): Promise<void> {
  await insertFast(owner, CLIENTS, [agents, size.clients, FIRST_NAMES, LAST_NAMES])
  await owner.query(PROPERTIES, [agents, size.properties])
  await owner.query('analyze')
  const { clients, properties } = size
  await owner.query(OPPORTUNITIES, [agents, size.opportunities, clients, properties])
  await insertFast(owner, TASKS, [agents, size.tasks, clients])
  await insertFast(owner, INTERACTIONS, [agents, size.interactions, clients])
  await insertFast(owner, MESSAGES, [agents, size.messages, clients])
  await owner.query('vacuum analyze')
}

/** The triggers and foreign keys of these tables start plans and check quotas, which would take most of the time, so they are off. */
async function insertFast(owner: Client, text: string, values: unknown[]): Promise<void> {
  await owner.query('set session_replication_role = replica')
  try {
    await owner.query(text, values)
  } finally {
    await owner.query('reset session_replication_role')
  }
}

export async function connectOwner(dataDir: string): Promise<Client> {
  const owner = new Client({ ...databaseAddress(dataDir), user: 'postgres' })
  await owner.connect()
  return owner
}
