import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { expect } from 'vitest'
import type { Outcome } from '../../../scripts/admin/command.ts'
import { runAdmin } from '../../../scripts/admin/run-admin.ts'
import { temporaryFolder } from '../../../test-support/temporary-folder.ts'
import type { Finding } from '../../src/admin/check/finding.ts'
import { ROOT } from '../paths.ts'
import { SECRETS_KEY } from '../test-backend.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

export type Variables = Record<string, string>

export interface CheckDesk {
  database: TestDatabase
  run(words: string[], variables: Variables): Promise<Outcome>
  check(area: string, variables: Variables, ...more: string[]): Promise<string>
  opened: (() => unknown)[]
  clear(): Promise<void>
  close(): Promise<void>
}

export async function openCheckDesk(): Promise<CheckDesk> {
  const database = await createTestDatabase()
  const dataDir = temporaryFolder('check')
  const common = { DATA_DIR: dataDir, DATABASE_URL: database.url, SECRETS_KEY }
  const opened: (() => unknown)[] = []
  const run = (words: string[], variables: Variables) =>
    runAdmin(words, { root: ROOT, variables: { ...common, ...variables } })
  return {
    database,
    run,
    async check(area, variables, ...more) {
      const json = await run(['check', area, '--json', ...more], variables)
      const [finding] = JSON.parse(json.text) as Finding[]
      expect(json.exitCode).toBe(finding?.state === 'wrong' ? 1 : 0)
      return [finding?.state, finding?.says, finding?.todo].filter(Boolean).join(' | ')
    },
    opened,
    async clear() {
      for (const close of opened.splice(0)) await close()
    },
    async close() {
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
