import { setTimeout as pause } from 'node:timers/promises'
import type { Client, ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { openExistingDatabase } from '../backup/open-database.ts'
import type { Config } from '../config.ts'
import { passwordOfAuthenticator } from '../database/authenticator.ts'
import { openDatabase } from '../database/database.ts'
import { findSecretsKey } from '../database/load-secrets-key.ts'
import { missingMigrations, refuseNewerDatabase } from '../database/migrate.ts'
import { asAuthenticator } from '../database/request-login.ts'
import type { Database } from '../database/types.ts'
import { AdminError } from './errors.ts'
import { messages } from './messages.ts'

/** The operator's commands compose the server's modules as backend.ts does, without serving anything. */
export interface Admin {
  config: Config
  database: Database
  requests: ClientConfig | undefined
  log: Logger
  close(): Promise<void>
}

/** Nothing is migrated here, because a running server may have another version. */
export async function openAdmin(config: Config, log: Logger): Promise<Admin> {
  const opened = await openExistingDatabase(config, log)
  try {
    await refuseOtherVersions(opened.client, config.sqlFolders.migrations)
  } catch (error) {
    await opened.close()
    throw error
  }
  const owner = { ...opened.connection, application_name: 'predio-admin', max: 3 }
  // Commands never use a request's role, so the second pool opens no connection.
  const database = openDatabase({ owner, requests: owner }, log)
  const key = findSecretsKey(config)
  const requests =
    key === undefined ? undefined : asAuthenticator(opened.connection, passwordOfAuthenticator(key))
  return {
    config,
    database,
    requests,
    log,
    async close() {
      await database.close()
      await opened.close()
    },
  }
}

async function refuseOtherVersions(client: Client, folder: string): Promise<void> {
  const missing = await missingMigrations(client, folder)
  if (missing === undefined) throw new AdminError(messages.emptyDatabase)
  if (missing.length > 0) throw new AdminError(messages.olderDatabase)
  await refuseNewerDatabase(client, folder)
}

const GOES_WITHIN_MS = 2_000
const LOOK_EVERY_MS = 100

export async function doesServerRun({ database }: Pick<Admin, 'database'>): Promise<boolean> {
  const deadline = Date.now() + GOES_WITHIN_MS
  while (await isServerListed(database)) {
    if (Date.now() > deadline) return true
    await pause(LOOK_EVERY_MS)
  }
  return false
}

async function isServerListed(database: Database): Promise<boolean> {
  const { rowCount } = await database.asOwner((tx) =>
    tx.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'predio' limit 1`,
    ),
  )
  return rowCount > 0
}
