/**
 * Measures what visitors of a site take from the app: an agent's page of clients while 200 requests a second ask for different addresses of
 * another agent's site with 5,000 listings, each from another network: `npm run bench -- public`. Fails if 95 of 100 pages take more than
 * 1.5 times as long as before. Also says how many pages are answered a second from memory, and how many are made.
 */
import { request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { databaseAddress } from '../test-support/database-address.ts'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { seedAgents, signUp } from './seed.ts'

const MAX_TIMES = 1.5
const ROUNDS = 300
const LISTINGS = 5000
const PER_SECOND = 200
const STORED_REQUESTS = 2000
const AT_ONCE = 8
const NAME = 'banco-de-pruebas'
const PAGE =
  'client_list?select=id,type,first_name,last_name,email,phone,whatsapp,tags,status,budget_min,budget_max,created_at,last_contact_at,next_task_title,next_task_due&order=created_at.desc,id.desc&limit=50'

const server = await startServer({ env: { TRUST_PROXY: 'on', PASSWORD_COST: '10' } })
try {
  const { accessToken } = await seedAgents(server)
  const { userId } = await signUp(server, 'sitio@inmobiliaria.mx')
  await addSite(userId)
  const stored = await rateOfStored()
  await measure(accessToken)
  await pause(3000)
  const idle = await measure(accessToken)
  const scraping = scrape()
  await pause(1000)
  const busy = await measure(accessToken)
  const answers = await scraping.stop()
  report(stored, idle, busy, answers)
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

/** How long an answer took, and its status. */
function ask(
  { url }: RunningServer,
  path: string,
  headers: Record<string, string>,
): Promise<{ ms: number; status: number }> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { headers }, (response) => {
      response.resume()
      response.on('end', () => {
        resolve({ ms: performance.now() - started, status: response.statusCode ?? 0 })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

const fromNetwork = (number: number) => ({
  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  'accept-encoding': 'br',
  'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/129.0.0.0 Mobile Safari/537.36',
})

async function rateOfStored(): Promise<number> {
  const path = `/agente/${NAME}/propiedades`
  const first = await ask(server, path, fromNetwork(0))
  if (first.status !== 200) throw new Error(`${path} answered ${first.status}`)
  let asked = 0
  const started = performance.now()
  const askOn = async () => {
    while (asked < STORED_REQUESTS) {
      asked += 1
      const { status } = await ask(server, path, fromNetwork(asked))
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
    const { ms, status } = await ask(server, `/rest/v1/${PAGE}`, headers)
    if (status !== 200) throw new Error(`a page of clients answered ${status}`)
    times.push(ms)
    await pause(10)
  }
  return times.toSorted((a, b) => a - b)
}

/** Two hundred visitors a second, of whom nobody asks for what another asked for. */
function scrape() {
  const counts = new Map<number, number>()
  const open = new Set<Promise<void>>()
  let asked = 0
  const begun = performance.now()
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - begun) * PER_SECOND) / 1000)
    while (asked < due) {
      asked += 1
      const path = `/agente/${NAME}/propiedades?desde=${asked}&pagina=${1 + (asked % 200)}`
      const answered = ask(server, path, fromNetwork(100_000 + asked))
        .then(({ status }) => void counts.set(status, (counts.get(status) ?? 0) + 1))
        .catch(() => void counts.set(0, (counts.get(0) ?? 0) + 1))
        .finally(() => open.delete(answered))
      open.add(answered)
    }
  }, 5)
  return {
    async stop() {
      clearInterval(timer)
      const seconds = (performance.now() - begun) / 1000
      await Promise.all(open)
      return { counts, seconds, asked }
    },
  }
}

interface Answers {
  counts: ReadonlyMap<number, number>
  seconds: number
  asked: number
}

function report(stored: number, idle: number[], busy: number[], answers: Answers): void {
  const at = (times: number[], share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  const { counts, seconds, asked } = answers
  const ratio = at(busy, 0.95) / at(idle, 0.95)
  const shown = [...counts].map(([status, count]) => `${status} × ${count}`).join(', ')
  console.log(`A stored page of listings: ${stored.toFixed(0)} requests a second`)
  console.log(
    `${(asked / seconds).toFixed(0)} requests a second of different addresses over ${LISTINGS} listings: ${shown}`,
  )
  console.log(`Pages made a second: ${((counts.get(200) ?? 0) / seconds).toFixed(1)}`)
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
