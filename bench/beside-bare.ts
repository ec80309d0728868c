/** Runs each request beside a bare `select 1` over the same path, so that one run compares both. */
import { setTimeout as pause } from 'node:timers/promises'
import { connectOwner } from '../test-support/large-crm.ts'
import { startServer, type RunningServer } from '../test-support/server.ts'

const ROUNDS = 60

export interface Case {
  label: string
  path: string
  body?: object
}

const BARE: Case = { label: 'select 1', path: 'rpc/bench_one' }

interface Comparison {
  title: string
  seed: (server: RunningServer, userId: string) => Promise<void>
  cases: (server: RunningServer, userId: string) => Case[] | Promise<Case[]>
  afterwards?: (server: RunningServer, userId: string, token: string) => Promise<void>
}

export async function besideBare({
  title,
  seed,
  cases,
  afterwards,
}: Comparison): Promise<Map<string, number>> {
  const server = await startServer()
  try {
    const { userId, token } = await signUp(server)
    await seed(server, userId)
    await addBare(server)
    const ask = (asked: Case) => timeOne(server, token, asked)
    await untilKnown(() => ask(BARE))
    const all = [BARE, ...(await cases(server, userId))]
    const times = new Map<string, number[]>(all.map(({ label }) => [label, []]))
    // The requests alternate, so that other load of the machine affects all of them. The first round warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const each of all) {
        const ms = await ask(each)
        if (round > 0) times.get(each.label)?.push(ms)
      }
    }
    const ratios = report(title, times)
    await afterwards?.(server, userId, token)
    return ratios
  } finally {
    await server.stop()
  }
}

async function addBare({ dataDir }: RunningServer): Promise<void> {
  const owner = await connectOwner(dataDir)
  try {
    await owner.query(`create function public.bench_one() returns int language sql as 'select 1'`)
    await owner.query('grant execute on function public.bench_one() to authenticated')
    await owner.query(`notify pgrst, 'reload schema'`)
  } finally {
    await owner.end()
  }
}

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

export async function timeOne(
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

function report(title: string, times: Map<string, number[]>): Map<string, number> {
  const bare = median(times.get(BARE.label) ?? [])
  const ratios = new Map<string, number>()
  console.log(`\n${title}\n`)
  console.log('| Read | Median ms | Beside select 1 |\n|---|---:|---:|')
  for (const [label, values] of times) {
    const ms = median(values)
    ratios.set(label, ms / bare)
    console.log(`| ${label} | ${ms.toFixed(1)} | ${(ms / bare).toFixed(1)} |`)
  }
  return ratios
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

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
