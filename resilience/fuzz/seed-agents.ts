import { TABLES, type Ids } from '../../backend/test/rls/tables.ts'
import type { RunningServer } from '../../test-support/server.ts'
import type { Row } from './generate-row.ts'
import { markedValues } from './marked-values.ts'
import type { Random } from './random.ts'

export interface FuzzAgent {
  id: string
  email: string
  password: string
  accessToken: string
  refreshToken: string
  marker: string
  sets: Ids[]
  rows: { table: string; asService: boolean; rows: Row[] }[]
}

const SETS = 3
const KINDS = ['task_due', 'task_overdue', 'visit_tomorrow']
const SINGLE = new Set(['agent_sites', 'user_settings', 'user_secrets'])

export async function createAgent(server: RunningServer, random: Random): Promise<FuzzAgent> {
  const marker = `zq${random.hex(12)}`
  const email = `${marker}@agente.mx`
  const password = `Clave-${random.hex(8)}`
  const session = await signIn(server, 'signup', email, password)
  const sets: Ids[] = Array.from({ length: SETS }, () => ({ user: session.user.id }))
  const agent: FuzzAgent = {
    id: session.user.id,
    email,
    password,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    marker,
    sets,
    rows: planRows(sets, session.user.id, marker, random),
  }
  await seedRows(server, agent)
  await patchProfile(server, agent)
  await rememberMadeRows(server, agent)
  return agent
}

interface Session {
  access_token: string
  refresh_token: string
  user: { id: string }
}

export async function signIn(
  server: RunningServer,
  how: 'signup' | 'token?grant_type=password',
  email: string,
  password: string,
): Promise<Session> {
  const response = await fetch(`${server.url}/auth/v1/${how}`, {
    method: 'POST',
    headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`${how}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Session
}

function planRows(sets: Ids[], userId: string, marker: string, random: Random): FuzzAgent['rows'] {
  const inserted = Object.keys(TABLES).filter((table) => {
    const { madeByDatabase, readableBy } = TABLES[table]!
    return table === 'notifications' || (!madeByDatabase && !readableBy)
  })
  return inserted.map((table) => {
    const members = SINGLE.has(table) ? sets.slice(0, 1) : sets
    const rows = members.map((ids, i) => {
      const values = [markedValues(table, `${marker}${i}`), distinct(table, i, random)]
      const id = random.uuid()
      const row = Object.assign(TABLES[table]!.row(ids), ...values, { id, user_id: userId }) as Row
      ids[table] = id
      return row
    })
    return { table, asService: !TABLES[table]!.owner.includes('insert'), rows }
  })
}

function distinct(table: string, index: number, random: Random): Row {
  switch (table) {
    case 'properties':
      return { wordpress_id: random.int(2_000_000_001, 3_000_000_000) }
    case 'notification_preferences':
      return { kind: KINDS[index] }
    case 'bulk_packets':
      return { place: index }
    case 'document_shares':
      return { token_hash: random.hex(64) }
    case 'chat_interactions':
      return { conversation_id: random.uuid() }
    default:
      return {}
  }
}

export async function resetRows(server: RunningServer, agent: FuzzAgent): Promise<void> {
  for (const { table } of agent.rows.toReversed()) {
    if (!TABLES[table]?.owner.includes('delete')) continue
    const response = await fetch(`${server.url}/rest/v1/${table}?user_id=eq.${agent.id}`, {
      method: 'DELETE',
      headers: headersOf(server, agent),
    })
    if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`)
  }
  await seedRows(server, agent)
}

async function seedRows(server: RunningServer, agent: FuzzAgent): Promise<void> {
  for (const { table, asService, rows } of agent.rows) {
    const response = await fetch(`${server.url}/rest/v1/${table}?on_conflict=id`, {
      method: 'POST',
      headers: {
        ...headersOf(server, asService ? undefined : agent),
        'content-type': 'application/json',
        prefer: 'resolution=ignore-duplicates',
      },
      body: JSON.stringify(rows),
    })
    if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`)
  }
}

export async function addLongDocuments(
  server: RunningServer,
  agent: FuzzAgent,
  count: number,
): Promise<void> {
  const content = 'Cláusula '.repeat(44_000)
  for (let i = 0; i < count; i += 1) {
    const response = await fetch(`${server.url}/rest/v1/documents`, {
      method: 'POST',
      headers: { ...headersOf(server, agent), 'content-type': 'application/json' },
      body: JSON.stringify({
        name: `Contrato ${i}`,
        content,
        client_id: agent.sets[0]!['clients'],
        property_id: agent.sets[0]!['properties'],
      }),
    })
    if (!response.ok) throw new Error(`documents: ${response.status} ${await response.text()}`)
  }
}

export function headersOf(
  server: RunningServer,
  agent: FuzzAgent | undefined,
): Record<string, string> {
  return agent
    ? { apikey: server.publishableKey, authorization: `Bearer ${agent.accessToken}` }
    : { apikey: server.secretKey }
}

async function patchProfile(server: RunningServer, agent: FuzzAgent): Promise<void> {
  const { marker } = agent
  const response = await fetch(`${server.url}/rest/v1/profiles?id=eq.${agent.id}`, {
    method: 'PATCH',
    headers: { ...headersOf(server, agent), 'content-type': 'application/json' },
    body: JSON.stringify({ full_name: marker, company: marker, phone: marker }),
  })
  if (!response.ok) throw new Error(`profile: ${response.status} ${await response.text()}`)
}

async function rememberMadeRows(server: RunningServer, agent: FuzzAgent): Promise<void> {
  const made = Object.entries(TABLES).filter(
    ([table, rules]) => rules.madeByDatabase && !rules.readableBy && table !== 'notifications',
  )
  for (const [table] of made) {
    const rows = (await readOwnRows(server, agent, table)) as { id: string }[]
    if (rows.length === 0) throw new Error(`the agent has no row in ${table}`)
    agent.sets.forEach((set, i) => {
      set[table] = (rows[i] ?? rows[0]!).id
    })
  }
}

/** Rows that the agents themselves may not read are read with the secret key. */
export async function readOwnRows(
  server: RunningServer,
  agent: FuzzAgent,
  table: string,
): Promise<unknown[]> {
  const owner = TABLES[table]?.readableBy
    ? ''
    : `&${table === 'profiles' ? 'id' : 'user_id'}=eq.${agent.id}`
  const response = await fetch(`${server.url}/rest/v1/${table}?order=id${owner}`, {
    headers: headersOf(server, table === 'user_secrets' ? undefined : agent),
  })
  if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`)
  return (await response.json()) as unknown[]
}
