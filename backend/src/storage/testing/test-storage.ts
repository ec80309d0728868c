import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import type { Client } from 'pg'
import { pino } from 'pino'
import { WebSocket } from 'ws'
import { testConfig } from '../../../test/test-config.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { connectDatabase } from '../../database/connect.ts'
import { openDatabase } from '../../database/database.ts'
import type { Database } from '../../database/types.ts'
import { allowOrigins } from '../../http/cors.ts'
import type { HttpEnvironment } from '../../http/environment.ts'
import { SECRETS_KEY } from '../../../test/test-backend.ts'
import { createCipher } from '../../functions/secrets/create-cipher.ts'
import { FairTurns } from '../../http/fair-turns.ts'
import { loadKeyring } from '../../http/load-keyring.ts'
import { identifyRequest } from '../../http/request-context.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import { createDiskStore } from '../blob-store/disk.ts'
import { createStorage, type Storage } from '../storage.ts'
import type { StorageServices } from '../storage-services.ts'
import { makeFailing, type FailingStore } from './failing-store.ts'

export interface Agent {
  id: string
  token: string
  storage: SupabaseClient['storage']
}

export interface TestStorage {
  url: string
  storage: Storage
  services: StorageServices
  owner: Client
  blobs: FailingStore
  createAgent(): Promise<Agent>
  anonymous: SupabaseClient['storage']
  service: SupabaseClient['storage']
  call(method: string, path: string, token: string | null, init?: RequestInit): Promise<Response>
  countFiles(): Promise<number>
  countRows(): Promise<number>
  close(): Promise<void>
}

export async function createTestStorage(
  wrapDatabase: (database: Database) => Database = (database) => database,
  turns = new FairTurns(),
): Promise<TestStorage> {
  const log = pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' })
  const test = await createTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'predio-storage-'))
  const config = testConfig({ DATABASE_URL: test.url, DATA_DIR: folder })
  const connected = await connectDatabase(config, log, () => 'abc')
  const database = wrapDatabase(openDatabase(connected.connections, log))
  const keyring = await loadKeyring(database, config.keys, await createCipher(SECRETS_KEY), log)
  const blobs = makeFailing(createDiskStore(folder))
  const services: StorageServices = {
    config,
    database,
    keyring,
    log,
    blobs,
    disk: { isLow: async () => false },
    turns,
  }
  const storage = createStorage(services)
  const app = withOpenGateway(services, storage)
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function clientFor(key: string, token = key): SupabaseClient['storage'] {
    return createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { Authorization: `Bearer ${token}` } },
      // Node 20 has no WebSocket of its own.
      realtime: { transport: WebSocket as never },
    }).storage
  }

  return {
    url,
    storage,
    services,
    owner: test.owner,
    blobs,
    anonymous: clientFor(keyring.publishableKey),
    service: clientFor(keyring.secretKey),
    async createAgent() {
      const id = randomUUID()
      await test.owner.query('insert into auth.users (id, email) values ($1, $2)', [
        id,
        `${id}@agente.mx`,
      ])
      const now = Math.floor(Date.now() / 1000)
      const claims = { sub: id, role: 'authenticated', aud: 'authenticated', iat: now }
      const token = await keyring.sign({ ...claims, exp: now + 3600 })
      return { id, token, storage: clientFor(keyring.publishableKey, token) }
    },
    call: (method, path, token, init = {}) =>
      fetch(`${url}/storage/v1${path}`, {
        method,
        ...init,
        headers: {
          ...(token !== null && {
            apikey: token.startsWith('sb_') ? token : keyring.publishableKey,
            authorization: `Bearer ${token}`,
          }),
          ...(init.headers as Record<string, string> | undefined),
        },
      }),
    countFiles: async () => countFiles(folder),
    async countRows() {
      const { rows } = await test.owner.query<{ count: number }>(
        'select count(*)::int as count from storage.objects',
      )
      return rows[0]!.count
    },
    async close() {
      await stop(server)
      await database.close()
      await connected.close()
      await test.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** As in Supabase's gateway, a request without a key passes, because the module must be safe by itself. */
function withOpenGateway(services: StorageServices, storage: Storage): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>()
  app.use(
    identifyRequest(services.log, false),
    securityHeaders(services.config, () => true),
    allowOrigins,
  )
  app.use(async (c, next) => {
    const key = c.req.header('apikey')
    c.set('keyRole', key === undefined ? undefined : await services.keyring.roleOfApiKey(key))
    return next()
  })
  app.route('/storage/v1', storage.app)
  return app
}

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

async function stop(server: ServerType): Promise<void> {
  if ('closeAllConnections' in server) server.closeAllConnections()
  server.close()
  await once(server, 'close')
}
