import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Logger } from 'pino'
import { prepareCluster } from './cluster.ts'
import { prepareEndpoint, type Endpoint } from './endpoint.ts'
import { prepareHome, type Home } from './home.ts'
import { stopOrphanedServer, connectAsOwner, takeOwnerLock } from './running-server.ts'
import { DatabaseStartError } from './start-error.ts'

export interface EmbeddedServer {
  endpoint: Endpoint
  movedTo: string | undefined
  crashed: Promise<void>
  close(): Promise<void>
}

const STARTS_WITHIN_MS = 60_000
const STOPS_WITHIN_MS = 20_000

/**
 * Limits the private memory of one PostgreSQL process. A statement that needs more fails with 53200; without the limit the kernel would
 * kill an arbitrary process. Windows has no such limit.
 */
const MAX_PROCESS_KILOBYTES = 256 * 1024

/** The server stops when its standard input closes, so that it ends even if this process is killed. */
const KEEPER = `
ulimit -d ${MAX_PROCESS_KILOBYTES} 2>/dev/null
exec 3<&0
"$@" </dev/null 3<&- & server=$!
( read -r _ <&3; kill -INT $server 2>/dev/null ) & watcher=$!
wait $server; code=$?
kill $watcher 2>/dev/null
exit $code`

/**
 * glibc returns memory after every statement and takes it again for the next one, which costs a seventh of a large answer's time. So each
 * process may retain 8 MB. Other libraries ignore these variables.
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
  await stopOrphanedServer(home, endpoint)
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
    // These connections suffice for two pools of the largest allowed size, the listeners and a backup.
    'max_connections=200',
    'timezone=UTC',
    'jit=off',
    // This delay is for small writes; after bulk requests fresh-statistics.ts renews the statistics at once.
    'autovacuum_naptime=10s',
    // The temporary files of one statement may have this size.
    'temp_file_limit=256MB',
    'unix_socket_permissions=0700',
    // The values of a failing row may be keys, which the log must not contain.
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
    // The server has a process group of its own, so that Ctrl-C does not reach it: this process stops the server in order.
    detached: process.platform !== 'win32',
    env: { ...MEMORY, ...process.env, LC_ALL: 'C', PGTZ: 'UTC' },
    ...(home.user && { uid: home.user.uid, gid: home.user.gid }),
  })
}

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

/** Closing the input asks for a fast shutdown, which rolls open transactions back and writes everything to the disk. */
async function stop(server: ChildProcess, ended: Promise<void>): Promise<void> {
  if (process.platform === 'win32') server.kill()
  else server.stdin?.end()
  const late = pause(STOPS_WITHIN_MS, 'late' as const, { ref: false })
  if ((await Promise.race([ended, late])) === 'late' && server.pid !== undefined) {
    process.kill(-server.pid, 'SIGQUIT')
    await ended
  }
}
