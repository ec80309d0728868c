/**
 * Measures what everybody else waits for while one agent's inbox is flooded (PROS-20), beside the same before: `npm run bench --
 * prospect-flood`. It fails if OpenNavent waits over 1.5 s for an answer, 95 of 100 pages take more than five times as long, /health takes
 * over 100 ms, or a prospect that was taken is not there.
 */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { root } from '../scripts/lib/root.mjs'
import { connectOwner } from '../test-support/large-crm.ts'
import { NAVENT_MESSAGE } from '../test-support/prospects/portal-shapes.ts'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { measureOthers, timeAt, type Measured } from './measure-others.ts'
import type { FloodJob, FloodReport } from './prospect-load.ts'
import { seedAgents, signUp } from './seed.ts'

const MAX_TIMES = 5
const MAX_HEALTH_MS = 100
/** A portal that waits longer sends the event again. */
const MAX_EVENT_MS = 1_500
/** Under the limit of one agent in a minute. */
const EVENTS = 50
const WARM_UP_MS = 1_000

const FLOODS: readonly (Pick<FloodJob, 'posts' | 'addresses'> & { label: string })[] = [
  { label: '10,000 posts from as many addresses', posts: 10_000, addresses: 10_000 },
  { label: '500 posts from one address', posts: 500, addresses: 1 },
]

interface Round extends Measured {
  label: string
  events: number[]
  answers: FloodReport
  stored: number
}

// The quick passwords of tests are refused behind a proxy.
const env = { TRUST_PROXY: 'on', RATE_LIMIT_PER_ADDRESS: 'on', PASSWORD_COST: '10' }
const server = await startServer({ env })
const owner = await connectOwner(server.dataDir)
try {
  const { accessToken } = await seedAgents(server)
  await measureOthers(server, accessToken)
  const rounds: Round[] = [
    { label: 'idle', ...(await measure(accessToken)), answers: {}, stored: 0 },
  ]
  for (const { label, posts, addresses } of FLOODS) {
    const { id, token } = await createInbox(server, owner)
    const child = fork(join(root, 'bench', 'prospect-load.ts'), { execArgv: ['--import', 'tsx'] })
    const told = once(child, 'message')
    child.send({ url: server.url, token, posts, addresses } satisfies FloodJob)
    await pause(WARM_UP_MS)
    const measured = await measure(accessToken)
    const [answers] = (await told) as [FloodReport]
    child.kill()
    const { rows } = await owner.query<{ n: number }>(
      'select count(*)::integer as n from public.prospects where user_id = $1',
      [id],
    )
    rounds.push({ label, ...measured, answers, stored: rows[0]?.n ?? 0 })
  }
  report(rounds)
} finally {
  await owner.end()
  await server.stop()
}

async function measure(accessToken: string): Promise<Measured & { events: number[] }> {
  const { token } = await createInbox(server, owner)
  const [others, events] = await Promise.all([
    measureOthers(server, accessToken),
    timeEvents(server, token),
  ])
  return { ...others, events }
}

async function createInbox({ url, ...rest }: RunningServer, database: Client) {
  const { userId } = await signUp({ url, ...rest }, `${randomUUID()}@inmobiliaria.mx`)
  const token = randomUUID().replaceAll('-', '')
  await database.query(`select private.set_link_token($1, 'prospects', $2)`, [userId, token])
  return { id: userId, token }
}

/** Returns the milliseconds that OpenNavent waits for each answer, in order of length. */
async function timeEvents({ url }: RunningServer, token: string): Promise<number[]> {
  const times: number[] = []
  for (let event = 0; event < EVENTS; event += 1) {
    const began = performance.now()
    const response = await fetch(`${url}/functions/v1/prospects/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${event}` },
      body: JSON.stringify({ ...NAVENT_MESSAGE, idEvento: randomUUID() }),
    })
    await response.text()
    if (!response.ok) throw new Error(`an event was answered with ${response.status}`)
    times.push(performance.now() - began)
    await pause(20)
  }
  return times.toSorted((one, other) => one - other)
}

function report(rounds: readonly Round[]): void {
  const idle = rounds[0]!
  console.log('\nWhat others wait for while one inbox is flooded, in ms\n')
  console.log('| While | Page, 95 of 100 | Times idle | /health | Event, median | Event, longest |')
  console.log('|---|---:|---:|---:|---:|---:|')
  for (const round of rounds) {
    const { label, healthMs, events } = round
    const cells = [
      timeAt(round, 0.95).toFixed(1),
      (timeAt(round, 0.95) / timeAt(idle, 0.95)).toFixed(1),
      healthMs.toFixed(1),
      events[Math.floor(events.length / 2)]!.toFixed(1),
      events.at(-1)!.toFixed(1),
    ]
    console.log(`| ${label} | ${cells.join(' | ')} |`)
  }
  for (const { label, answers, stored } of rounds.slice(1)) {
    const counts = Object.entries(answers).map(([status, count]) => `${status} × ${count}`)
    console.log(`\n${label}: ${counts.join(', ')}; ${stored} stored`)
  }
  const isBounded = rounds.every(
    (round) =>
      timeAt(round, 0.95) <= timeAt(idle, 0.95) * MAX_TIMES &&
      (round === idle || round.healthMs <= MAX_HEALTH_MS) &&
      round.events.at(-1)! <= MAX_EVENT_MS &&
      round.stored === (round.answers[200] ?? 0),
  )
  console.log(isBounded ? '\nwithin the bounds' : '\nbeyond the bounds')
  process.exitCode = isBounded ? 0 : 1
}
