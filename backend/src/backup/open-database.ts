import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, DatabaseError, type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { readDatabaseUrl } from '../database/database-url.ts'
import { DATABASE, SUPERUSER } from '../database/embedded/endpoint.ts'
import { startEmbeddedServer } from '../database/embedded/server.ts'
import { noData, unreachable } from './errors.ts'

export interface OpenDatabase {
  client: Client
  connection: ClientConfig
  close(): Promise<void>
}

const TIMEOUT_MS = 20_000

/** Connects as the owner to DATABASE_URL, or to the embedded database, which is started if it does not run. */
export async function openExistingDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Logger,
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const connection = readDatabaseUrl(config.databaseUrl)
    const client = await connect(connection).catch((error: Error) => {
      throw unreachable(error)
    })
    return { client, connection, close: () => client.end() }
  }
  const cluster = locateCluster(config.dataDir)
  const running = await joinRunning(cluster)
  if (running) return { ...running, close: () => running.client.end() }
  const server = await startEmbeddedServer(config.dataDir, log)
  const connection = asOwner(server.endpoint)
  const client = await connect(connection)
  return {
    client,
    connection,
    async close() {
      await client.end()
      await server.close()
    },
  }
}

export async function connect(config: ClientConfig): Promise<Client> {
  const client = new Client(config)
  // A broken connection fails its query. Without this listener its error would also end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

export function asOwner(endpoint: { host: string; port: number; password?: string }): ClientConfig {
  const { host, port, password } = endpoint
  return {
    host,
    port,
    user: SUPERUSER,
    database: DATABASE,
    application_name: 'predio-backup',
    ...(password !== undefined && { password }),
  }
}

function locateCluster(dataDir: string): string {
  // If the server runs as root, the database's files may be elsewhere; this file names their folder.
  const pointer = join(dataDir, 'postgres-location')
  const cluster = existsSync(pointer)
    ? readFileSync(pointer, 'utf8').trim()
    : join(dataDir, 'postgres')
  if (!existsSync(join(cluster, 'PG_VERSION'))) throw noData(dataDir)
  return cluster
}

/** If no server answers, none runs, and the next start clears the remains of a crash. */
async function joinRunning(cluster: string): Promise<Omit<OpenDatabase, 'close'> | undefined> {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const endpoint = runningEndpoint(cluster)
    if (!endpoint) return undefined
    const connection = asOwner(endpoint)
    try {
      return { client: await connect(connection), connection }
    } catch (error) {
      if (!(error instanceof DatabaseError)) return undefined
      // 57P03 means that the server is starting or stopping.
      if (error.code !== '57P03' || Date.now() > deadline) throw unreachable(error)
      await pause(100)
    }
  }
}

/** PostgreSQL writes its port into line 4 of its pid file and the socket's folder into line 5. */
function runningEndpoint(
  cluster: string,
): { host: string; port: number; password?: string } | undefined {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const [port, socket] = [Number(lines[3]), lines[4]?.trim()]
  if (!port) return undefined
  if (process.platform !== 'win32') return socket ? { host: socket, port } : undefined
  const password = readFileSync(join(dirname(cluster), 'postgres-password'), 'utf8')
  return { host: '127.0.0.1', port, password }
}
