/**
 * Measures what visitors of a site take from the app: an agent's page of clients while 200 requests a second ask for different addresses of
 * another agent's site with 5,000 listings, each from another network: `npm run bench -- public`. Fails if 95 of 100 pages take more than
 * 1.5 times as long as before. Also says how many pages are answered a second from memory, and how many are made.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { databaseAddress } from '../test-support/database-address.ts'
import { startServer } from '../test-support/server.ts'
import { root } from '../scripts/lib/root.mjs'
import { ask, fromNetwork, type Scraped, type ScrapeJob } from './public-load.ts'
import { seedAgents, signUp } from './seed.ts'

const MAX_TIMES = 1.5
const ROUNDS = 150
/** Idle and scraped times alternate, so that other load of the machine affects both. */
const ALTERNATIONS = 3
const LISTINGS = 5000
const STORED_REQUESTS = 2000
const AT_ONCE = 8
const SECONDS = 'seconds'
const WARM_UP_MS = 2000
const NAME = 'banco-de-pruebas'
const PAGE =
  'client_list?select=id,type,first_name,last_name,email,phone,whatsapp,tags,status,budget_min,budget_max,created_at,last_contact_at,next_task_title,next_task_due&order=created_at.desc,id.desc&limit=50'

let turns = 0
const server = await startServer({ env: { TRUST_PROXY: 'on', PASSWORD_COST: '10' } })
try {
  const { accessToken } = await seedAgents(server)
  const { userId } = await signUp(server, 'sitio@inmobiliaria.mx')
  await addSite(userId)
  const stored = await rateOfStored()
  await measure(accessToken)
  await pause(3000)
  const idle: number[] = []
  const busy: number[] = []
  const answers = new Map<string, number>()
  for (let turn = 0; turn < ALTERNATIONS; turn += 1) {
    idle.push(...(await measure(accessToken)))
    const [times, { seconds, answers: given }] = await whileScraped(() => measure(accessToken))
    busy.push(...times)
    answers.set(SECONDS, (answers.get(SECONDS) ?? 0) + seconds)
    for (const [what, count] of Object.entries(given)) {
      answers.set(what, (answers.get(what) ?? 0) + count)
    }
    await pause(WARM_UP_MS)
  }
  report(stored, sorted(idle), sorted(busy), answers)
} finally {
  await server.stop()
}

async function addSite(userId: string): Promise<void> {
  const owner = new Client({ ...databaseAddress(server.dataDir), user: 'postgres' })
  await owner.connect()
  try {
    await owner.query(
      'insert into agent_sites (user_id, name, is_published) values ($1, $2, true)',
      [userId, NAME],
    )
    await owner.query(
      `insert into properties (user_id, title, price, city, colonia, property_type, bedrooms, description, is_published)
       select $1, 'Casa ' || number, 500000 + number * 1000, (array['Mérida', 'Progreso', 'Valladolid'])[1 + number % 3],
         'Colonia ' || number % 60, (array['casa', 'departamento', 'terreno'])[1 + number % 3], number % 6,
         repeat('Amplia y luminosa, cerca de todo. ', 20), true
       from generate_series(1, $2::int) as number`,
      [userId, LISTINGS],
    )
    await owner.query('analyze properties')
  } finally {
    await owner.end()
  }
}

async function rateOfStored(): Promise<number> {
  const path = `/agente/${NAME}/propiedades`
  const first = await ask(server.url, path, fromNetwork(0))
  if (first.status !== 200) throw new Error(`${path} answered ${first.status}`)
  let asked = 0
  const started = performance.now()
  const askOn = async () => {
    while (asked < STORED_REQUESTS) {
      asked += 1
      const { status } = await ask(server.url, path, fromNetwork(asked))
      if (status !== 200) throw new Error(`${path} answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn))
  return (asked * 1000) / (performance.now() - started)
}

async function measure(token: string): Promise<number[]> {
  const headers = { apikey: server.publishableKey, authorization: `Bearer ${token}` }
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { ms, status } = await ask(server.url, `/rest/v1/${PAGE}`, headers)
    if (status !== 200) throw new Error(`a page of clients answered ${status}`)
    times.push(ms)
    await pause(10)
  }
  return times
}

function sorted(times: number[]): number[] {
  return times.toSorted((a, b) => a - b)
}

/** The visitors have a process of their own, so that their work does not lengthen what is measured here. */
async function whileScraped<T>(work: () => Promise<T>): Promise<[T, Scraped]> {
  const child = fork(join(root, 'bench', 'public-load.ts'), { execArgv: ['--import', 'tsx'] })
  try {
    child.send({ url: server.url, name: NAME, from: (turns += 1) } satisfies ScrapeJob)
    await pause(WARM_UP_MS)
    const done = await work()
    const told = once(child, 'message')
    child.send('report')
    const [scraped] = (await told) as [Scraped]
    return [done, scraped]
  } finally {
    child.kill()
  }
}

function report(stored: number, idle: number[], busy: number[], counts: Map<string, number>): void {
  const at = (times: number[], share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  const seconds = counts.get(SECONDS) ?? 1
  const answers = [...counts].filter(([what]) => what !== SECONDS)
  const asked = answers.reduce((sum, [, each]) => sum + each, 0)
  const shown = answers.map(([what, each]) => `${what} × ${each}`).join(', ')
  const ratio = at(busy, 0.95) / at(idle, 0.95)
  console.log(`A stored page of listings: ${stored.toFixed(0)} requests a second`)
  console.log(
    `${(asked / seconds).toFixed(0)} requests a second of different addresses over ${LISTINGS} listings: ${shown}`,
  )
  console.log(`Pages made a second: ${((counts.get('200') ?? 0) / seconds).toFixed(1)}`)
  console.log('\n| A page of 50 clients, ms | Median | 95 of 100 | Slowest |')
  console.log('|---|---:|---:|---:|')
  for (const [label, times] of [
    ['idle', idle],
    ['while a site is scraped', busy],
  ] as const) {
    const cells = [0.5, 0.95, 1].map((share) => at(times, share).toFixed(1))
    console.log(`| ${label} | ${cells.join(' | ')} |`)
  }
  console.log(`\nThe ratio of the 95: ${ratio.toFixed(2)} (at most ${MAX_TIMES})`)
  process.exitCode = ratio <= MAX_TIMES ? 0 : 1
}
