import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { DATABASE, SUPERUSER, type Endpoint } from './endpoint.ts'
import type { Home } from './home.ts'
import { DatabaseStartError } from './start-error.ts'

/** The process that owns the data folder holds this lock for as long as its connection lives. */
const OWNER_LOCK = 7_305_061
const STEP_MS = 50
const TIMEOUT_MS = 20_000
const SILENCE_MS = 2_000

export function connectAsOwner(endpoint: Pick<Endpoint, 'host' | 'port' | 'password'>): Client {
  return new Client({ ...endpoint, user: SUPERUSER, database: DATABASE })
}

/** Returns false while another process owns the folder. */
export async function takeOwnerLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [OWNER_LOCK],
  )
  return rows[0]?.taken === true
}

/** If another Predio uses the running server, the start fails. If the server's owner was killed, the server is stopped. */
export async function stopOrphanedServer(home: Home, endpoint: Endpoint): Promise<void> {
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
  /** The loopback port of the running server, which may differ from ours. */
  port: number
}

/** The pid file counts only if its process is alive and is a PostgreSQL on this cluster. */
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
    // After a crash another process may have this pid, which PostgreSQL would mistake for a running server.
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

/** If nothing can be read, the answer is yes: refusing to start is better than two servers on one cluster. */
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
    return error instanceof DatabaseError ? 'busy' : 'silent'
  } finally {
    await client.end().catch(() => undefined)
  }
}
