import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { pino } from 'pino'
import type { PoolConfig } from 'pg'
import type { FunctionDefinition } from '../../../supabase/functions/_shared/context.ts'
import { createMemoryLimits } from '../../../supabase/functions/_shared/deno/memory-limits.ts'
import { runFunction } from '../../../supabase/functions/_shared/run-function.ts'
import { openDatabase } from '../../src/database/database.ts'
import { createApp } from '../../src/http/app.ts'
import { createKeyMaterial, createKeyring } from '../../src/http/keyring.ts'
import { createRest } from '../../src/rest/rest.ts'
import { SECRETS_KEY } from '../test-backend.ts'
import { testConfig } from '../test-config.ts'

const ORIGIN = 'http://localhost'

/** Runs functions as Supabase's runtime does, over the REST interface of a database that Supabase prepared. */
export async function createHostedFunctions(owner: PoolConfig) {
  const log = pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' })
  // As on Supabase, the REST service logs in with this role for every request.
  const database = openDatabase({ owner, requests: { ...owner, user: 'authenticator' } }, log)
  const keyring = await createKeyring(await createKeyMaterial())
  const services = { config: testConfig({}), database, keyring, log }
  // Our REST service replaces Supabase's own and needs one function in the database.
  const sql = join(services.config.sqlFolders.bootstrap, '14_answer_limit.sql')
  await database.asOwner((tx) => tx.query(readFileSync(sql, 'utf8')))
  const rest = createRest(services)
  const app = createApp(services, [{ path: '/rest/v1', app: rest.app }], new Hono())
  const spend = createMemoryLimits(Date.now)
  const failures: string[] = []
  return {
    failures,
    call: (definition: FunctionDefinition, path: string, init: RequestInit) =>
      runFunction(definition, new Request(`${ORIGIN}${path}`, { method: 'POST', ...init }), {
        supabaseUrl: ORIGIN,
        publishableKey: keyring.publishableKey,
        secretKey: keyring.secretKey,
        env: (name) => (name === 'SECRETS_KEY' ? SECRETS_KEY : undefined),
        fetch: async (request) => app.fetch(request),
        outbound: () => Promise.reject(new Error('a prospect asks no other server')),
        identify: () => Promise.resolve(undefined),
        address: '203.0.113.1',
        inTurnOf: (_owner, work) => work(),
        spend: (limit, subject) => Promise.resolve(spend(limit, subject)),
        now: () => new Date(),
        log: (message, error) => failures.push(`${message}: ${String(error)}`),
      }),
    async close() {
      await rest.close()
      await database.close()
    },
  }
}
