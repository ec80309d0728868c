/**
 * How long an agent's page of clients takes while one hostile account attacks with everything it has, next to the same page
 * before: `npm run bench -- hostile`. Fails when it takes more than five times as long.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../scripts/lib/root.mjs'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { canWatchMemory, watchMemory } from '../test-support/watch-memory.ts'
import { ATTACK_NAMES, type HostileJob, type HostileReport } from './hostile-load.ts'
import { seedAgents, signUp } from './seed.ts'

const MAX_TIMES = 5
const ROUNDS = 100
/** Until every attack is under way. */
const WARM_UP_MS = 3_000
const RECOVERY_MS = 11_000
const DOCUMENTS = 40
const PAGE =
  'client_list?select=id,type,first_name,last_name,email,phone,whatsapp,tags,status,budget_min,budget_max,created_at,last_contact_at,next_task_title,next_task_due&order=created_at.desc,id.desc&limit=50'

const server = await startServer({ env: { SITE_PROXY_ALLOW_PRIVATE: 'on' } })
const site = await startSlowSite()
try {
  const { accessToken } = await seedAgents(server)
  const hostile = await signUp(server, 'hostil@inmobiliaria.mx')
  await addLongDocuments(server, hostile.accessToken)
  const measure = () => timePages(server, accessToken)
  await measure()
  const idle = await measure()
  const memory = canWatchMemory ? watchMemory(server.pid) : undefined
  const job = {
    url: server.url,
    apikey: server.publishableKey,
    token: hostile.accessToken,
    slowSite: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
  }
  const rounds: Round[] = [{ label: 'idle', times: idle, answers: {} }]
  for (const attacks of [ATTACK_NAMES, ...ATTACK_NAMES.map((name) => [name])]) {
    const label = attacks.length === 1 ? attacks[0]! : 'all of them at once'
    rounds.push({ label, ...(await whileAttacked({ ...job, attacks }, measure)) })
    // Until the hostile account's turns are free again.
    await pause(RECOVERY_MS)
  }
  memory?.stop()
  report(rounds)
  if (memory) console.log(`\nServer and PostgreSQL together held at most ${memory.peakMb()} MB.`)
} finally {
  site.closeAllConnections()
  site.close()
  await server.stop()
}

interface Round {
  label: string
  /** From the shortest to the longest. */
  times: number[]
  answers: HostileReport
}

/** Begins an answer and never goes on. */
async function startSlowSite(): Promise<Server> {
  const slow = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('[')
  })
  slow.listen(0, '127.0.0.1')
  await once(slow, 'listening')
  return slow
}

async function addLongDocuments({ url, publishableKey }: RunningServer, token: string) {
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    prefer: 'return=representation',
  }
  const add = async (path: string, row: object): Promise<{ id: string }> => {
    const body = JSON.stringify(row)
    const response = await fetch(`${url}/rest/v1/${path}?select=id`, {
      method: 'POST',
      headers,
      body,
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return ((await response.json()) as { id: string }[])[0]!
  }
  const client = await add('clients', { type: 'comprador', first_name: 'Uno', last_name: 'Solo' })
  for (let i = 0; i < DOCUMENTS; i += 1) {
    await add('documents', {
      name: `Contrato ${i}`,
      content: 'x'.repeat(499_000),
      client_id: client.id,
    })
  }
}

async function whileAttacked(
  job: HostileJob,
  measure: () => Promise<number[]>,
): Promise<Pick<Round, 'times' | 'answers'>> {
  const child = fork(join(root, 'bench', 'hostile-load.ts'), { execArgv: ['--import', 'tsx'] })
  try {
    child.send(job)
    await pause(WARM_UP_MS)
    const times = await measure()
    const told = once(child, 'message')
    child.send('report')
    const [answers] = (await told) as [HostileReport]
    return { times, answers }
  } finally {
    child.kill()
  }
}

/** Milliseconds of each page, one after the other, with a moment between them as a person makes. */
async function timePages({ url, publishableKey }: RunningServer, token: string): Promise<number[]> {
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}` }
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    const response = await fetch(`${url}/rest/v1/${PAGE}`, { headers })
    const text = await response.text()
    if (!response.ok) throw new Error(`clients: ${response.status} ${text}`)
    times.push(performance.now() - began)
    await pause(20)
  }
  return times.toSorted((one, other) => one - other)
}

function report(rounds: readonly Round[]): void {
  const at = ({ times }: Round, share: number) => times[Math.floor((times.length - 1) * share)]!
  const idle = rounds[0]!
  const ratios = rounds.map((round) => at(round, 0.5) / at(idle, 0.5))
  console.log('\nA page of 50 clients of 2,000, in ms\n')
  console.log('| While attacked with | Median | 95 of 100 | Slowest | Times the idle median |')
  console.log('|---|---:|---:|---:|---:|')
  for (const [i, round] of rounds.entries()) {
    const [median, most, all] = [0.5, 0.95, 1].map((share) => at(round, share).toFixed(1))
    console.log(`| ${round.label} | ${median} | ${most} | ${all} | ${ratios[i]!.toFixed(1)} |`)
  }
  console.log('\nHow the attacks were answered meanwhile:\n')
  for (const { label, answers } of rounds.slice(1)) {
    const counts = Object.entries(answers).map(([answer, count]) => `${answer} × ${count}`)
    console.log(`- ${label}: ${counts.join(', ') || 'not yet'}`)
  }
  const worst = Math.max(...ratios)
  console.log(`\nThe largest ratio: ${worst.toFixed(2)} (at most ${MAX_TIMES})`)
  process.exitCode = worst <= MAX_TIMES ? 0 : 1
}
