import { randomBytes } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startServer } from '../test-support/server.ts'
import { stopWaitingForDisk } from '../test-support/throwaway-database.ts'

/**
 * Starts the built server on an empty data folder with the fixture tables. Only this file uses PostgreSQL; the tests know an address and
 * two keys.
 */
const fixtures = fileURLToPath(new URL('fixtures', import.meta.url))
const VISIBLE_WITHIN_MS = 20_000

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const jwtSecret = randomBytes(32).toString('hex')
  const server = await startServer({
    env: {
      JWT_SECRET: jwtSecret,
      REST_ALLOW_ROLLBACK: 'on',
      REST_SCHEMAS: 'public,fx_shop',
      REALTIME_PUBLIC_CHANNELS: 'on',
      // The server must count mails as delivered; the suite reads them from the outbox.
      OUTBOX_DELIVERED: 'on',
      STATEMENT_TIMEOUT_MS: '5000',
    },
  })
  const { url, publishableKey, secretKey, dataDir } = server
  try {
    await createFixtures(dataDir)
    await untilVisible(`${url}/rest/v1/rpc/fx_add?a=1`, publishableKey)
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('url', url)
  project.provide('publishableKey', publishableKey)
  project.provide('secretKey', secretKey)
  project.provide('jwtSecret', jwtSecret)
  project.provide('dataDir', dataDir)
  return async () => {
    await server.stop()
    if (process.env['CONFORMANCE_LOG']) console.log(server.output())
  }
}

async function createFixtures(dataDir: string): Promise<void> {
  const host = join(dataDir, 'postgres-socket')
  const client = new Client({ host, user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    await stopWaitingForDisk(client)
    for (const name of readdirSync(fixtures).toSorted()) {
      await client.query(readFileSync(join(fixtures, name), 'utf8'))
    }
    await client.query(`notify pgrst, 'reload schema'`)
  } finally {
    await client.end()
  }
}

/** The schema cache is in use once the object that was created last answers. */
async function untilVisible(address: string, apikey: string): Promise<void> {
  const deadline = Date.now() + VISIBLE_WITHIN_MS
  while (!(await fetch(address, { headers: { apikey } })).ok) {
    if (Date.now() > deadline) throw new Error('the fixtures did not become visible in time')
    await pause(50)
  }
}
