import { Client, type PoolConfig } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { setAuthenticatorPassword } from './authenticator.ts'
import { refuseMissingRights } from './check-rights.ts'
import type { Connections } from './database.ts'
import { describeConnectionFailure, readDatabaseUrl } from './database-url.ts'
import { DATABASE, SUPERUSER } from './embedded/endpoint.ts'
import { startEmbeddedServer } from './embedded/server.ts'
import { DatabaseStartError } from './embedded/start-error.ts'
import { prepareDatabase } from './prepare.ts'
import { refuseOccupiedDatabase } from './refuse-occupied-database.ts'
import {
  asAuthenticator,
  describeLoginFailure,
  refuseToLockOutOthers,
  tryLogin,
} from './request-login.ts'
import { CONNECTION_LIFETIME_SECONDS } from './statement-names.ts'

export interface ConnectedDatabase {
  connections: Connections
  crashed: Promise<void>
  close(): Promise<void>
}

/**
 * Starts the embedded server or connects to DATABASE_URL, then migrates. `openWithKey` sees the database before anything in it changes, and
 * either refuses the database or returns the password for the request pool.
 */
export async function connectDatabase(
  config: Config,
  log: Logger,
  openWithKey: (client: Client) => Promise<string> | string,
): Promise<ConnectedDatabase> {
  const { owner, crashed, close } = config.databaseUrl
    ? { owner: readDatabaseUrl(config.databaseUrl), crashed: never(), close: async () => undefined }
    : await embedded(config.dataDir, log)
  try {
    const password = await prepare(owner, openWithKey, config, log)
    const connections = pools(owner, password, config)
    await refuseWithoutRequestLogin(connections.requests)
    return { connections, crashed, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function embedded(dataDir: string, log: Logger) {
  const server = await startEmbeddedServer(dataDir, log)
  if (server.movedTo) log.info(`La base de datos está en ${server.movedTo}`)
  const { host, port, password } = server.endpoint
  const owner: PoolConfig = {
    host,
    port,
    user: SUPERUSER,
    database: DATABASE,
    ...(password && { password }),
  }
  return { owner, crashed: server.crashed, close: () => server.close() }
}

async function prepare(
  owner: PoolConfig,
  openWithKey: (client: Client) => Promise<string> | string,
  config: Config,
  log: Logger,
): Promise<string> {
  const client = new Client(owner)
  client.on('error', (error) =>
    log.warn({ err: error }, 'lost the connection that prepares the database'),
  )
  try {
    await client.connect()
  } catch (error) {
    throw new DatabaseStartError(describeConnectionFailure(error as Error), { cause: error })
  }
  try {
    await refuseMissingRights(client)
    await refuseOccupiedDatabase(client, config.sqlFolders.migrations)
    const password = await openWithKey(client)
    await refuseToLockOutOthers(client, asAuthenticator(owner, password))
    const { applied } = await prepareDatabase(client, config.sqlFolders)
    if (applied.length > 0) log.debug({ applied }, 'migrations applied')
    await setAuthenticatorPassword(client, password)
    return password
  } finally {
    await client.end()
  }
}

/** A provider's pooler or access rules may accept only roles that the provider made itself (OPS-131). */
async function refuseWithoutRequestLogin(requests: PoolConfig): Promise<void> {
  try {
    await tryLogin(requests)
  } catch (error) {
    const { says, todo } = describeLoginFailure(error)
    throw new DatabaseStartError(`${says} ${todo}`, { cause: error })
  }
}

function pools(owner: PoolConfig, authenticatorPassword: string, config: Config): Connections {
  const common = {
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    // With keepAlive a firewall cannot silently drop the idle connections of the listeners.
    keepAlive: true,
    maxLifetimeSeconds: CONNECTION_LIFETIME_SECONDS,
    application_name: 'predio',
  }
  return {
    owner: {
      ...owner,
      ...common,
      max: Math.max(5, Math.ceil(config.poolSize / 2)),
      statement_timeout: 60_000,
    },
    requests: {
      ...asAuthenticator(owner, authenticatorPassword),
      ...common,
      max: config.poolSize,
      statement_timeout: config.statementTimeoutMs,
      idle_in_transaction_session_timeout: 30_000,
    },
  }
}

function never(): Promise<void> {
  return new Promise(() => undefined)
}
