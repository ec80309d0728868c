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
  /** How the client reached it, for those who need more than one connection. */
  connection: ClientConfig
  /** Also stops the server if it was started only for this. */
  close(): Promise<void>
}

const TIMEOUT_MS = 20_000

/**
 * The database that the server uses, as its owner: at DATABASE_URL; or the embedded one, which is
 * joined while the server runs and started for the time when it does not.
 */
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
  // A connection that breaks fails the query it is in; without a listener it would end the process.
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
  // As root the files may have had to move; this file then says where.
  const pointer = join(dataDir, 'postgres-location')
  const cluster = existsSync(pointer)
    ? readFileSync(pointer, 'utf8').trim()
    : join(dataDir, 'postgres')
  if (!existsSync(join(cluster, 'PG_VERSION'))) throw noData(dataDir)
  return cluster
}

/** Undefined if no server answers: then none runs, or what a crash left behind is the start's to clear. */
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
      // 57P03: it is just starting or stopping.
      if (error.code !== '57P03' || Date.now() > deadline) throw unreachable(error)
      await pause(100)
    }
  }
}

/** PostgreSQL writes where it listens into its pid file: the port on line 4, the socket's folder on line 5. */
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
