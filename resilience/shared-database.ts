import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { Client } from 'pg'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { databasePid, databaseUrl, openDatabase } from './embedded-database.ts'

const DATABASE = 'oficina'

/** One PostgreSQL and one folder for the files, for as many servers as are started on them. */
export interface SharedDatabase {
  /** The owner's connection. */
  readonly database: Client
  /** Where the files are. */
  dataDir: string
  /** One more server, which comes to the database by DATABASE_URL. */
  start(env?: Record<string, string>): Promise<RunningServer>
  /** PostgreSQL ends, and refuses connections until it is started again. */
  stopDatabase(): Promise<void>
  startDatabase(): Promise<void>
  /** The process of PostgreSQL that all others of it descend from. */
  databasePid(): number | undefined
  stop(): Promise<void>
}

export async function prepareSharedDatabase(purpose: string): Promise<SharedDatabase> {
  const dataDir = temporaryFolder(purpose)
  // It only lends its PostgreSQL: the servers use another database than its own.
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
