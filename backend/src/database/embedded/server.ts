import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Logger } from 'pino'
import { prepareCluster } from './cluster.ts'
import { prepareEndpoint, type Endpoint } from './endpoint.ts'
import { prepareHome, type Home } from './home.ts'
import { clearTheWay, connectAsOwner, takeOwnerLock } from './running-server.ts'
import { DatabaseStartError } from './start-error.ts'

/** A PostgreSQL that runs beside this process and ends with it. */
export interface EmbeddedServer {
  endpoint: Endpoint
  /** Set when the files could not stay in the data folder. */
  movedTo: string | undefined
  /** Resolves if the server ends by itself, which it never should. */
  crashed: Promise<void>
  close(): Promise<void>
}

const STARTS_WITHIN_MS = 60_000
const STOPS_WITHIN_MS = 20_000

/**
 * What one process of PostgreSQL may hold of its own, shared memory apart. A statement that needs more fails with 53200 and
 * nothing else does; without it the kernel would end whichever process it likes. Windows has no such limit.
 */
const MAX_PROCESS_KILOBYTES = 256 * 1024

/**
 * Runs the server and stops it when our end of its standard input closes: also when this process is
 * killed and can stop nothing itself.
 */
const KEEPER = `
ulimit -d ${MAX_PROCESS_KILOBYTES} 2>/dev/null
exec 3<&0
"$@" </dev/null 3<&- & server=$!
( read -r _ <&3; kill -INT $server 2>/dev/null ) & watcher=$!
wait $server; code=$?
kill $watcher 2>/dev/null
exit $code`

/**
 * glibc gives memory back to the system after every statement and takes it again, page by page, for the next: a seventh of the
 * time of a large answer. So each process may keep 8 MB. Other libraries do not read these.
 */
const MEMORY = {
  MALLOC_TRIM_THRESHOLD_: '8388608',
  MALLOC_MMAP_THRESHOLD_: '4194304',
  MALLOC_TOP_PAD_: '1048576',
}

export async function startEmbeddedServer(dataDir: string, log: Logger): Promise<EmbeddedServer> {
  const home = prepareHome(dataDir)
  await prepareCluster(home)
  const endpoint = await prepareEndpoint(home)
  await clearTheWay(home, endpoint)
  const server = spawnServer(home, endpoint)
  const said = followOutput(server, log)
  const ended = once(server, 'exit').then(() => undefined)
  const owner = await waitUntilReady(endpoint, server, said)
  if (!(await takeOwnerLock(owner))) {
    throw new DatabaseStartError(
      `Otro proceso de Predio acaba de tomar la carpeta ${home.cluster}.`,
    )
  }
  let closing = false
  return {
    endpoint,
    movedTo: home.moved ? home.cluster : undefined,
    crashed: ended.then(() => (closing ? new Promise<void>(() => undefined) : undefined)),
    async close() {
      closing = true
      await owner.end().catch(() => undefined)
      await stop(server, ended)
    },
  }
}

function spawnServer(home: Home, endpoint: Endpoint): ChildProcess {
  const postgres = join(home.binaries.folder, 'bin', 'postgres')
  const settings = [
    // Two pools of the largest allowed size, listeners and a backup.
    'max_connections=200',
    'timezone=UTC',
    'jit=off',
    // How soon statistics follow writes that no bulk request made (fresh-statistics.ts sees to those at once).
    'autovacuum_naptime=10s',
    // What one statement may write to disk while it sorts or generates rows.
    'temp_file_limit=256MB',
    'unix_socket_permissions=0700',
    // A failing row's values, which may be keys, do not belong in a log.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    'log_min_messages=warning',
  ]
  const args = [
    '-D',
    home.cluster,
    ...endpoint.args,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]
  const [command, commandArgs] =
    process.platform === 'win32'
      ? [postgres, args]
      : ['/bin/sh', ['-c', KEEPER, 'sh', postgres, ...args]]
  return spawn(command, commandArgs, {
    stdio: ['pipe', 'ignore', 'pipe'],
    cwd: '/',
    // A group of its own: Ctrl-C in the terminal is for us, who then stop the server in order.
    detached: process.platform !== 'win32',
    env: { ...MEMORY, ...process.env, LC_ALL: 'C', PGTZ: 'UTC' },
    ...(home.user && { uid: home.user.uid, gid: home.user.gid }),
  })
}

/** The server's words go to the log; the last of them explain a start that failed. */
function followOutput(server: ChildProcess, log: Logger): string[] {
  const last: string[] = []
  server.stderr?.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n').filter(Boolean)) {
      log.debug({ postgres: line }, 'postgres')
      last.push(line)
      if (last.length > 12) last.shift()
    }
  })
  return last
}

async function waitUntilReady(
  endpoint: Endpoint,
  server: ChildProcess,
  said: string[],
): Promise<Client> {
  const deadline = Date.now() + STARTS_WITHIN_MS
  const { host, port, password } = endpoint
  for (;;) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.stdin?.end()
      throw new DatabaseStartError(`PostgreSQL no pudo arrancar:\n${said.join('\n')}`)
    }
    const client = connectAsOwner({ host, port, ...(password !== undefined && { password }) })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch {
      await client.end().catch(() => undefined)
      await pause(20)
    }
  }
}

/** Closing the input asks for a fast shutdown: running transactions are rolled back, all is on disk. */
async function stop(server: ChildProcess, ended: Promise<void>): Promise<void> {
  if (process.platform === 'win32') server.kill()
  else server.stdin?.end()
  const late = pause(STOPS_WITHIN_MS, 'late' as const, { ref: false })
  if ((await Promise.race([ended, late])) === 'late' && server.pid !== undefined) {
    process.kill(-server.pid, 'SIGQUIT')
    await ended
  }
}
