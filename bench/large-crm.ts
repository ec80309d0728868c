/**
 * How long the CRM's screens wait for their data with 10,000 clients (and nine other agents beside), next to a bare
 * `select 1` through the same path: `tsx bench/large-crm.ts`, after `npm run build`.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { connectOwner, LARGE_CRM, seedLargeCrm } from '../test-support/large-crm.ts'
import { startServer, type RunningServer } from '../test-support/server.ts'

const ROUNDS = 60

interface Case {
  label: string
  /** Below /rest/v1/. */
  path: string
  body?: object
}

const BARE: Case = { label: 'select 1', path: 'rpc/bench_one' }

const CLIENT_ROW =
  'id,type,first_name,last_name,email,phone,whatsapp,tags,status,budget_min,budget_max,created_at,last_contact_at,next_task_title,next_task_due'
const CLIENT_PAGE =
  '*,client_preferences(*),property_clients(id,status,property:properties(id,title)),opportunities(id,expected_amount,stage:opportunity_stages(name,color),property:properties(title)),tasks(id,title,status,due_date),interactions(id,type,subject,created_at,property:properties(title)),whatsapp_messages(id,content,sent_at),documents(id,name,created_at)'

function cases(userId: string, clientId: string, now: Date): Case[] {
  const mine = `user_id=eq.${userId}`
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString()
  return [
    {
      label: 'Clientes',
      path: `client_list?select=${CLIENT_ROW}&${mine}&order=created_at.desc,id.desc&limit=50`,
    },
    {
      label: 'Clientes, search by name',
      path: `client_list?select=${CLIENT_ROW}&${mine}&search=like.*nunez*&search=like.*inigo*&order=created_at.desc,id.desc&limit=50`,
    },
    { label: 'Client page', path: `clients?select=${CLIENT_PAGE}&${mine}&id=eq.${clientId}` },
    { label: 'Oportunidades, board', path: 'rpc/opportunity_board', body: { patterns: [] } },
    {
      label: 'Oportunidades, list',
      path: `opportunity_rows?select=*&${mine}&order=created_at.desc,id.asc&offset=0&limit=50`,
    },
    {
      label: 'Tareas, today',
      path: `task_rows?select=*&${mine}&is_open=eq.true&due_date=gte.${now.toISOString()}&due_date=lt.${tomorrow}&order=is_open.desc,due_date.asc,id.asc&limit=50`,
    },
    {
      label: 'Tareas, all',
      path: `task_rows?select=*&${mine}&order=is_open.desc,due_date.asc,id.asc&limit=50`,
    },
    {
      label: 'Interacciones',
      path: `interaction_rows?select=*&${mine}&order=moment.desc,id.asc&limit=50`,
    },
  ]
}

async function main(): Promise<void> {
  const server = await startServer()
  try {
    const { userId, token } = await signUp(server)
    await seedLargeCrm(server.dataDir, userId)
    const clientId = await prepare(server, userId)
    const ask = (asked: Case) => timeOne(server, token, asked)
    await untilKnown(() => ask(BARE))
    const all = [BARE, ...cases(userId, clientId, new Date())]
    const times = new Map<string, number[]>(all.map(({ label }) => [label, []]))
    // In turn, so that whatever else the machine does falls on all of them; the first round warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const each of all) {
        const ms = await ask(each)
        if (round > 0) times.get(each.label)?.push(ms)
      }
    }
    report(times)
  } finally {
    await server.stop()
  }
}

/** `select 1` as the API can be asked for it; any of the agent's clients. */
async function prepare({ dataDir }: RunningServer, userId: string): Promise<string> {
  const owner = await connectOwner(dataDir)
  try {
    await owner.query(`create function public.bench_one() returns int language sql as 'select 1'`)
    await owner.query('grant execute on function public.bench_one() to authenticated')
    await owner.query(`notify pgrst, 'reload schema'`)
    const { rows } = await owner.query<{ id: string }>(
      'select client_id as id from public.tasks where user_id = $1 limit 1',
      [userId],
    )
    return rows[0]!.id
  } finally {
    await owner.end()
  }
}

/** The server hears of a new function a moment after it was made. */
async function untilKnown(ask: () => Promise<number>): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const failure = await ask().then(
      () => undefined,
      (error: unknown) => error,
    )
    if (failure === undefined) return
    if (Date.now() > deadline) throw failure
    await pause(100)
  }
}

async function timeOne(
  server: RunningServer,
  token: string,
  { path, body }: Case,
): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${server.url}/rest/v1/${path}`, {
    method: body || path.startsWith('rpc/') ? 'POST' : 'GET',
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(path.startsWith('rpc/') && { body: JSON.stringify(body ?? {}) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return performance.now() - started
}

function report(times: Map<string, number[]>): void {
  const bare = median(times.get(BARE.label) ?? [])
  const sizes = Object.entries(LARGE_CRM).map(([what, count]) => `${count} ${what}`)
  console.log(`\nOf each of ten agents: ${sizes.join(', ')}\n`)
  console.log('| Read | Median ms | Beside select 1 |\n|---|---:|---:|')
  for (const [label, values] of times) {
    const ms = median(values)
    console.log(`| ${label} | ${ms.toFixed(1)} | ${(ms / bare).toFixed(1)} |`)
  }
}

async function signUp(server: RunningServer): Promise<{ userId: string; token: string }> {
  const response = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'grande@inmobiliaria.mx', password: 'una clave para medir' }),
  })
  if (!response.ok) throw new Error(`sign up: ${response.status} ${await response.text()}`)
  const session = (await response.json()) as { access_token: string; user: { id: string } }
  return { token: session.access_token, userId: session.user.id }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

await main()
