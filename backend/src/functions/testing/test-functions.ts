import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { Client } from 'pg'
import { pino } from 'pino'
import { SECRETS_KEY } from '../../../test/test-backend.ts'
import { testConfig } from '../../../test/test-config.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { createAuth } from '../../auth/auth.ts'
import { createOutboxMailer } from '../../auth/mailers/outbox-mailer.ts'
import { connectDatabase } from '../../database/connect.ts'
import { openDatabase } from '../../database/database.ts'
import { createApp } from '../../http/app.ts'
import { FairTurns } from '../../http/fair-turns.ts'
import { loadKeyring } from '../../http/load-keyring.ts'
import type { HttpEnvironment } from '../../http/environment.ts'
import { createRest } from '../../rest/rest.ts'
import type { Services } from '../../http/services.ts'
import { createDiskStore } from '../../storage/blob-store/disk.ts'
import { createStorage } from '../../storage/storage.ts'
import { createCipher } from '../secrets/create-cipher.ts'
import type { InternalFetch } from '../create-host.ts'
import { createFunctions } from '../functions.ts'
import type { Resolve } from '../outbound/resolve-names.ts'
import { createDenoFunctions, onDeno } from './deno-functions.ts'

export interface Agent {
  id: string
  email: string
  token: string
}

interface Answer {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

type Interceptor = (
  ...asked: Parameters<InternalFetch>
) => Response | undefined | Promise<Response | undefined>

interface Call {
  method?: string
  token?: string
  body?: unknown
  query?: string
}

export interface TestFunctions {
  services: Services
  owner: Client
  fetch(request: Request): Promise<Response>
  call(name: string, call?: Call): Promise<Answer>
  signUp(email: string): Promise<Agent>
  storeFile(agent: Agent, bucket: keyof typeof STORED_FILES, path: string): Promise<void>
  intercept(answer: Interceptor | undefined): void
  close(): Promise<void>
}

export interface Options {
  variables?: Record<string, string>
  env?: Record<string, string>
  resolve?: Resolve
}

export const PASSWORD = 'Contraseña-1'

const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex')

const STORED_FILES = {
  documents: { type: 'text/plain', body: 'Contrato' },
  images: {
    type: 'image/png',
    body: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  },
  'listing-photos': { type: 'image/jpeg', body: JPEG },
  notes: { type: 'image/jpeg', body: JPEG },
} as const

export async function createTestFunctions(options: Options = {}): Promise<TestFunctions> {
  const log = pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' })
  const test = await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'predio-functions-'))
  const config = testConfig({ DATABASE_URL: test.url, DATA_DIR: dataDir, ...options.variables })
  const connected = await connectDatabase(config, log, () => 'abc')
  const database = openDatabase(connected.connections, log)
  const keyring = await loadKeyring(database, config.keys, await createCipher(SECRETS_KEY), log)
  const services: Services = { config, database, keyring, log }
  const cipher = await createCipher(SECRETS_KEY)
  const mailer = createOutboxMailer(join(dataDir, 'outbox'), config.mail.from, log)
  const rest = createRest(services)
  const storage = createStorage({
    ...services,
    blobs: createDiskStore(join(dataDir, 'files')),
    disk: { isLow: async () => false },
    turns: new FairTurns(),
  })
  let interceptor: Interceptor | undefined
  const internalFetch: InternalFetch = async (request, bindings) =>
    (await interceptor?.(request, bindings)) ?? app.fetch(request, bindings)
  const functions = await mountFunctions(services, internalFetch, options)
  const mounted = [
    { path: '/rest/v1', app: rest.app },
    { path: '/auth/v1', app: createAuth({ ...services, mailer, cipher }) },
    { path: '/storage/v1', app: storage.app, isOpen: () => true },
    {
      path: '/functions/v1',
      app: functions.app,
      // Strangers send prospects without an API key.
      isOpen: (_method: string, path: string) => path.startsWith('/functions/v1/prospects/'),
    },
  ]
  const app = createApp(services, mounted, new Hono())

  async function send(path: string, call: Call): Promise<Response> {
    return app.request(path, {
      method: call.method ?? 'POST',
      headers: {
        apikey: keyring.publishableKey,
        authorization: `Bearer ${call.token ?? keyring.publishableKey}`,
        'content-type': 'application/json',
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    })
  }

  return {
    services,
    owner: test.owner,
    fetch: async (request) => app.fetch(request),
    async call(name, call = {}) {
      const response = await send(`/functions/v1/${name}${call.query ?? ''}`, call)
      const text = await response.text()
      const json = response.headers.get('content-type')?.includes('json') ?? false
      const body = json ? (JSON.parse(text) as Answer['body']) : { text }
      return { status: response.status, headers: response.headers, body }
    },
    async signUp(email) {
      const response = await send('/auth/v1/signup', { body: { email, password: PASSWORD } })
      const session = (await response.json()) as { access_token: string; user: { id: string } }
      return { id: session.user.id, email, token: session.access_token }
    },
    async storeFile({ token }, bucket, path) {
      const { type, body } = STORED_FILES[bucket]
      const response = await app.request(`/storage/v1/object/${bucket}/${encodeURI(path)}`, {
        method: 'POST',
        headers: {
          apikey: keyring.publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': type,
        },
        body,
      })
      if (!response.ok) throw new Error(await response.text())
    },
    intercept(answer) {
      interceptor = answer
    },
    async close() {
      await functions.close()
      await rest.close()
      await database.close()
      await connected.close()
      await test.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

interface Mounted {
  app: Hono<HttpEnvironment>
  close(): Promise<void>
}

async function mountFunctions(
  services: Services,
  internalFetch: InternalFetch,
  { env = {}, resolve }: Options,
): Promise<Mounted> {
  const variables: Record<string, string> = { SECRETS_KEY, ...env }
  if (onDeno) return mountOnDeno(services, internalFetch, variables)
  const app = createFunctions({
    ...services,
    internalFetch,
    env: (name) => variables[name],
    ...(resolve && { resolve }),
  })
  return { app, close: () => Promise.resolve() }
}

async function mountOnDeno(
  { config, keyring }: Services,
  fetch: InternalFetch,
  env: Record<string, string>,
): Promise<Mounted> {
  const api = serve({ fetch: (request) => fetch(request), hostname: '127.0.0.1', port: 0 })
  await once(api, 'listening')
  const { port } = api.address() as AddressInfo
  const deno = createDenoFunctions(
    {
      SUPABASE_URL: `http://127.0.0.1:${port}`,
      SUPABASE_ANON_KEY: keyring.publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: keyring.secretKey,
      ...env,
    },
    config.addressLimits,
  )
  return {
    app: deno.app,
    async close() {
      await deno.close()
      api.close()
    },
  }
}
