import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { DATABASE, SUPERUSER, type Endpoint } from './endpoint.ts'
import type { Home } from './home.ts'
import { DatabaseStartError } from './start-error.ts'

/** Held by the process that owns the data folder, on a connection that lives as long as it does. */
const OWNER_LOCK = 7_305_061
const STEP_MS = 50
const TIMEOUT_MS = 20_000
/** A pid file whose server answers nobody for this long is left over from a crash. */
const SILENCE_MS = 2_000

export function connectAsOwner(endpoint: Pick<Endpoint, 'host' | 'port' | 'password'>): Client {
  return new Client({ ...endpoint, user: SUPERUSER, database: DATABASE })
}

/** True if this connection now owns the folder; false if another process does. */
export async function takeOwnerLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [OWNER_LOCK],
  )
  return rows[0]?.taken === true
}

/**
 * Deals with a server that is already running on the cluster: one that another Predio uses is that
 * process's (we refuse to start); one whose owner was killed is an orphan and is stopped.
 */
export async function clearTheWay(home: Home, endpoint: Endpoint): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  let silentSince = Date.now()
  let stopping = false
  for (;;) {
    const running = runningServer(home.cluster)
    if (!running) return
    const { pid, port } = running
    const state = await askServer(port > 0 ? { ...endpoint, port } : endpoint)
    if (state === 'owned') throw new DatabaseStartError(ownedMessage(home))
    if (state === 'orphan' && !stopping) {
      process.kill(pid, 'SIGINT')
      stopping = true
    }
    if (state !== 'silent') silentSince = Date.now()
    else if (Date.now() - silentSince > SILENCE_MS) return
    if (Date.now() > deadline) {
      throw new DatabaseStartError(
        `Un PostgreSQL anterior (proceso ${pid}) sigue usando ${home.cluster} y no termina.`,
      )
    }
    await pause(STEP_MS)
  }
}

function ownedMessage(home: Home): string {
  return (
    `Otro proceso de Predio ya usa esta carpeta de datos (${home.cluster}). ` +
    'Ciérralo, o indica otra carpeta en DATA_DIR y otro puerto en PORT.'
  )
}

interface PidFile {
  pid: number
  /** Where that server listens on loopback; not the port we would take. */
  port: number
}

/** What the pid file says, if its process is alive and is a PostgreSQL on this cluster. */
function runningServer(cluster: string): PidFile | undefined {
  const file = join(cluster, 'postmaster.pid')
  let lines: string[]
  try {
    lines = readFileSync(file, 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!isAlive(pid)) return undefined
  if (!isServerOf(pid, cluster)) {
    // Another process has got that number since the crash; PostgreSQL would take it for a server.
    rmSync(file, { force: true })
    return undefined
  }
  return { pid, port: Number(lines[3]) }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Where the system does not tell, the answer is yes: better a refusal than two servers on one cluster. */
function isServerOf(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster)
  } catch {
    return true
  }
}

async function askServer(endpoint: Endpoint): Promise<'owned' | 'orphan' | 'busy' | 'silent'> {
  const { host, port, password } = endpoint
  const client = connectAsOwner({ host, port, ...(password !== undefined && { password }) })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await takeOwnerLock(client)) ? 'orphan' : 'owned'
  } catch (error) {
    // 57P03: starting up or shutting down.
    return error instanceof DatabaseError ? 'busy' : 'silent'
  } finally {
    await client.end().catch(() => undefined)
  }
}
