import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { Client } from 'pg'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { databasePid, databaseUrl, openDatabase } from './embedded-database.ts'

const DATABASE = 'oficina'

/** Several servers with one PostgreSQL and one folder of files. */
export interface SharedDatabase {
  readonly database: Client
  dataDir: string
  start(env?: Record<string, string>): Promise<RunningServer>
  /** Stops PostgreSQL, which refuses connections until `startDatabase`. */
  stopDatabase(): Promise<void>
  startDatabase(): Promise<void>
  databasePid(): number | undefined
  stop(): Promise<void>
}

export async function prepareSharedDatabase(purpose: string): Promise<SharedDatabase> {
  const dataDir = temporaryFolder(purpose)
  // This server only provides its PostgreSQL, in which the other servers use a database of their own.
  const hostDir = temporaryFolder(`${purpose}-database`)
  let host = await startServer({ dataDir: hostDir })
  const owner = await openDatabase(hostDir)
  await owner.query(`create database ${DATABASE}`)
  await owner.end()
  let database = await openDatabase(hostDir, { database: DATABASE })
  const shared = {
    DATABASE_URL: databaseUrl(hostDir, DATABASE),
    SECRET_KEY: `sb_secret_${randomBytes(18).toString('base64url')}`,
    SECRETS_KEY: randomBytes(32).toString('base64'),
    RATE_LIMIT_PER_ADDRESS: 'on',
    LOG_LEVEL: 'info',
  }
  const started: RunningServer[] = []
  return {
    get database() {
      return database
    },
    dataDir,
    async start(env = {}) {
      const server = await startServer({ dataDir, env: { ...shared, ...env } })
      started.push(server)
      return server
    },
    async stopDatabase() {
      await database.end()
      await host.stop()
    },
    async startDatabase() {
      host = await startServer({ dataDir: hostDir })
      database = await openDatabase(hostDir, { database: DATABASE })
    },
    databasePid: () => databasePid(hostDir),
    async stop() {
      await database.end()
      await Promise.all(started.map((server) => server.stop()))
      await host.stop()
      for (const folder of [dataDir, hostDir]) rmSync(folder, { recursive: true, force: true })
    },
  }
}
