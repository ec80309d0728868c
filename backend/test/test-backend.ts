import { rmSync } from 'node:fs'
import type { Client } from 'pg'
import { pino } from 'pino'
import type { SiteRenderer } from '@predio/domain/agent-site'
import { createBackend, type Backend } from '../src/backend.ts'
import type { Config } from '../src/config.ts'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { testConfig } from './test-config.ts'
import { createTestDatabase } from './test-database.ts'

export interface TestBackend extends Backend {
  config: Config
  owner: Client
  /** Stops the server and leaves its database. */
  stop(): Promise<void>
}

export const SECRETS_KEY = Buffer.alloc(32, 7).toString('base64')

export async function createTestBackend(
  variables: Record<string, string> = {},
  log = pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' }),
  sitePages?: SiteRenderer,
): Promise<TestBackend> {
  const database = await createTestDatabase()
  const dataDir = temporaryFolder('data')
  const config = testConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SECRETS_KEY,
    ...variables,
  })
  const backend = await createBackend(config, log, sitePages)
  return {
    ...backend,
    config,
    owner: database.owner,
    stop: () => backend.close(),
    async close() {
      await backend.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
