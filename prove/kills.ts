import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { clientIds, signIn, signUp, type SignedInAgent } from '../resilience/agent.ts'
import { databasePid, openDatabase } from '../resilience/embedded-database.ts'
import { filesOnDisk } from '../resilience/files-on-disk.ts'
import { startAdding } from '../resilience/row-writers.ts'
import { findOrphans, makeOld, makeSweepDue, sweepReport } from '../resilience/storage-sweep.ts'
import { findWrongFiles, startWriting, type Fates } from '../resilience/storage-writers.ts'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { Latencies, type LatencySummary } from './load/latencies.ts'
import { faultTable, grouped, type Part } from './part.ts'

const VICTIMS = {
  server: 'the server is killed',
  database: 'PostgreSQL is killed',
  both: 'both are killed, as when the power goes',
  process: 'one of PostgreSQL’s processes is killed, as when memory runs out',
} as const
type Victim = keyof typeof VICTIMS
const ORDER = Object.keys(VICTIMS) as Victim[]

interface VictimData {
  kills: number
  rows: number
  lostRows: number
  files: number
  lostFiles: number
  refused: Record<string, number>
  back: LatencySummary
}

interface KillsData {
  kills: number
  victims: Partial<Record<Victim, VictimData>>
  left: { orphans: number; unfinished: number }
  afterSweep: { orphans: number; unfinished: number }
  lostAtTheEnd: number
}

const ENOUGH = { rows: 20, files: 8 }
const TIMEOUT_MS = 60_000

interface Round {
  agent: SignedInAgent
  rows: Set<string>
  fates: Fates
  files: number
  refused: Map<number, number>
}

export const kills: Part<KillsData> = {
  name: 'kills',
  title: 'Kills under writes and uploads',
  full: { kills: 100 },
  async run({ kills = 0 }) {
    const dataDir = temporaryFolder('prove-kills')
    let server = await startServer({ dataDir })
    const rounds: Round[] = []
    const victims: KillsData['victims'] = {}
    const backs = new Map<Victim, Latencies>()
    try {
      for (let i = 0; i < kills; i += 1) {
        const victim = ORDER[i % ORDER.length]!
        const { round, running, backMs } = await killWhileWriting(server, victim)
        server = running
        rounds.push(round)
        const back = backs.get(victim) ?? new Latencies()
        back.add(backMs)
        backs.set(victim, back)
        const before = victims[victim]
        const { lostRows, lostFiles } = await findLost(server, round)
        victims[victim] = {
          kills: (before?.kills ?? 0) + 1,
          rows: (before?.rows ?? 0) + round.rows.size,
          lostRows: (before?.lostRows ?? 0) + lostRows,
          files: (before?.files ?? 0) + round.files,
          lostFiles: (before?.lostFiles ?? 0) + lostFiles,
          refused: addUp(before?.refused ?? {}, round.refused),
          back: back.summary(),
        }
        console.log(
          `kill ${i + 1} of ${kills}: ${victim}, ${round.rows.size} rows, ${round.files} files, back after ${Math.round(backMs)} ms, lost ${lostRows} and ${lostFiles}`,
        )
      }
      const left = await countLeft(dataDir)
      server = await sweep(server)
      const afterSweep = await countLeft(dataDir)
      let lostAtTheEnd = 0
      for (const round of rounds) {
        const { lostRows, lostFiles } = await findLost(server, round)
        lostAtTheEnd += lostRows + lostFiles
      }
      return { kills, victims, left, afterSweep, lostAtTheEnd }
    } finally {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  present({ kills, victims, left, afterSweep, lostAtTheEnd }) {
    const rows = ORDER.flatMap((victim) => {
      const found = victims[victim]
      if (!found) return []
      const { back } = found
      return [
        {
          fault: `${VICTIMS[victim]} (${found.kills} times)`,
          seen: `what was under way fails (${describeAnswers(found.refused)}) and can be saved again; the next save is acknowledged ${back.p50} ms after the kill (median), ${back.slowest} at most`,
          lost: `${describeCount(found.lostRows)} of ${grouped(found.rows)} acknowledged rows, ${describeCount(found.lostFiles)} of ${grouped(found.files)} files`,
        },
      ]
    })
    return [
      `${kills} kills (SIGKILL) while four writers add rows and three upload, replace and remove files. The next start is immediate, as a supervisor does it. After`,
      'each kill every acknowledged row and file is read back, byte for byte.',
      '',
      ...faultTable(rows),
      '',
      `- Left behind by the kills: ${left.orphans} files without a row and ${left.unfinished} unfinished ones; after the daily sweep ${afterSweep.orphans} and ${afterSweep.unfinished}.`,
      `- Read once more at the end, lost: ${lostAtTheEnd}.`,
    ]
  },
}

function describeCount(count: number): string {
  return count === 0 ? 'none' : String(count)
}

function describeAnswers(refused: Record<string, number>): string {
  const all = Object.entries(refused)
  return all
    .map(([status, count]) => `${status === '0' ? 'no answer' : status} × ${count}`)
    .join(', ')
}

function addUp(before: Record<string, number>, more: Map<number, number>): Record<string, number> {
  const all = { ...before }
  for (const [status, count] of more) all[status] = (all[status] ?? 0) + count
  return all
}

async function killWhileWriting(
  server: RunningServer,
  victim: Victim,
): Promise<{ round: Round; running: RunningServer; backMs: number }> {
  const agent = await signUp(server)
  const rows = new Set<string>()
  const fates: Fates = new Map()
  const adding = startAdding(server, agent.token, rows, { throughFailures: true })
  const folder = { server, token: agent.token }
  const writing = startWriting(folder, fates, 3, { throughFailures: true })
  await until(() => rows.size >= ENOUGH.rows && writing.granted() >= ENOUGH.files)
  await pause(randomInt(100, 600))
  const killed = performance.now()
  const killedAt = new Date()
  const hasEnded = await kill(server, victim)
  let running = server
  if (hasEnded) {
    adding.stop()
    writing.stop()
    await Promise.all([adding.ended, writing.ended])
    running = await startServer({ dataDir: server.dataDir })
    await saveOne(running, agent, rows)
  } else {
    await until(() => hasOnlyNewConnections(server.dataDir, killedAt))
    const before = rows.size
    await until(() => rows.size > before)
  }
  const backMs = performance.now() - killed
  adding.stop()
  writing.stop()
  await Promise.all([adding.ended, writing.ended])
  return {
    round: { agent, rows, fates, files: writing.granted(), refused: adding.refused },
    running,
    backMs,
  }
}

async function kill(server: RunningServer, victim: Victim): Promise<boolean> {
  const { dataDir } = server
  const database = databasePid(dataDir)
  if (database === undefined) throw new Error('the database is not running where it should')
  switch (victim) {
    case 'server':
      await server.kill()
      break
    case 'both':
      await server.kill()
      process.kill(database, 'SIGKILL')
      break
    case 'database':
      process.kill(database, 'SIGKILL')
      // A server that has lost its database ends, so that a supervisor restarts both.
      await server.exited
      break
    case 'process':
      process.kill(await anyConnection(dataDir), 'SIGKILL')
      return false
  }
  await until(() => databasePid(dataDir) === undefined)
  return true
}

async function anyConnection(dataDir: string): Promise<number> {
  const owner = await openDatabase(dataDir)
  const { rows } = await owner.query<{ pid: number }>(
    `select pid from pg_stat_activity where usename = 'authenticator' order by state_change desc limit 1`,
  )
  await owner.end()
  if (!rows[0]) throw new Error('the server has no connection')
  return rows[0].pid
}

/** After one process was killed, PostgreSQL restarts all of its processes. Until then the others may still answer. */
async function hasOnlyNewConnections(dataDir: string, since: Date): Promise<boolean> {
  try {
    const owner = await openDatabase(dataDir)
    const { rows } = await owner.query<{ old: number }>(
      `select count(*)::int as old from pg_stat_activity where backend_type = 'client backend' and backend_start < $1`,
      [since],
    )
    await owner.end()
    return rows[0]?.old === 0
  } catch {
    return false
  }
}

async function saveOne(
  server: RunningServer,
  agent: SignedInAgent,
  rows: Set<string>,
): Promise<void> {
  const adding = startAdding(server, agent.token, rows, { writers: 1, throughFailures: true })
  const before = rows.size
  await until(() => rows.size > before)
  adding.stop()
  await adding.ended
}

async function findLost(
  server: RunningServer,
  { agent, rows, fates }: Round,
): Promise<{ lostRows: number; lostFiles: number }> {
  const token = await signIn(server, agent)
  const stored = await clientIds(server, token)
  const wrong = await findWrongFiles({ server, token }, fates)
  for (const fault of wrong) console.error(fault)
  return {
    lostRows: [...rows].filter((id) => !stored.has(id)).length,
    lostFiles: wrong.length,
  }
}

async function countLeft(dataDir: string): Promise<{ orphans: number; unfinished: number }> {
  const orphans = await findOrphans(dataDir)
  return { orphans: orphans.length, unfinished: filesOnDisk(dataDir).unfinished.length }
}

async function sweep(server: RunningServer): Promise<RunningServer> {
  const { dataDir } = server
  await makeSweepDue(dataDir)
  await server.stop()
  const { blobs, unfinished } = filesOnDisk(dataDir)
  makeOld([...blobs, ...unfinished])
  const swept = await startServer({ dataDir })
  await until(async () => (await sweepReport(dataDir)) !== undefined)
  return swept
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('it did not come to be within a minute')
    await pause(5)
  }
}
