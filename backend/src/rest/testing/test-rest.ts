import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { pino } from 'pino'
import { testConfig } from '../../../test/test-config.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { openDatabase } from '../../database/database.ts'
import type { HttpEnvironment } from '../../http/environment.ts'
import type { FairTurns } from '../../http/fair-turns.ts'
import { createKeyMaterial, createKeyring, type Keyring, type KeyRole } from '../../http/keyring.ts'
import { createRest, type Rest } from '../rest.ts'

export interface TestRest {
  rest: Rest
  owner: TestDatabase['owner']
  keyring: Keyring
  send(line: string, options?: SendOptions): Promise<TestAnswer>
  close(): Promise<void>
}

interface SendOptions {
  body?: unknown
  prefer?: string
  headers?: Record<string, string>
  role?: KeyRole
}

interface TestAnswer {
  status: number
  headers: Headers
  text: string
  json: unknown
}

/** Starts the REST module alone on a database of its own. */
export async function createTestRest(turns?: FairTurns): Promise<TestRest> {
  const test = await createTestDatabase()
  await test.owner.query(readFileSync(new URL('rest-schema.sql', import.meta.url), 'utf8'))
  const connection = { host: test.owner.host, database: test.owner.database ?? '', max: 4 }
  const log = pino({ level: 'silent' })
  const database = openDatabase(
    {
      owner: { ...connection, user: 'postgres' },
      requests: { ...connection, user: 'authenticator' },
    },
    log,
  )
  const keyring = await createKeyring(await createKeyMaterial())
  const config = testConfig({ REST_ALLOW_ROLLBACK: 'true', REST_SCHEMAS: 'api,public' })
  const rest = createRest({ config, database, keyring, log }, turns)
  const app = new Hono<HttpEnvironment>()
  app.use(async (c, next) => {
    c.set('log', log)
    c.set('address', '127.0.0.1')
    c.set('keyRole', c.req.header('x-key-role') === 'service_role' ? 'service_role' : 'anon')
    await next()
  })
  app.route('/rest/v1', rest.app)
  return {
    rest,
    owner: test.owner,
    keyring,
    send: (line, options) => send(app, line, options),
    async close() {
      await rest.close()
      await database.close()
      await test.drop()
    },
  }
}

async function send(
  app: Hono<HttpEnvironment>,
  line: string,
  options: SendOptions = {},
): Promise<TestAnswer> {
  const { body, prefer, headers = {}, role = 'anon' } = options
  const [method = '', path = ''] = line.split(/ (.*)/s)
  const isText = typeof body === 'string' || body instanceof Uint8Array
  const response = await app.request(`/rest/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-key-role': role,
      ...(prefer && { prefer }),
      ...headers,
    },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: parse(text) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
