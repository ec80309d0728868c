import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addFactor } from '../../test/rls/agents.ts'
import { createApp } from '../http/app.ts'
import { FairTurns } from '../http/fair-turns.ts'
import { createFunctions } from './functions.ts'
import { FUNCTIONS } from './registry.ts'
import { startSite } from './testing/local-site.ts'
import {
  createTestFunctions,
  PASSWORD,
  type Agent,
  type TestFunctions,
} from './testing/test-functions.ts'

let server: TestFunctions
let ana: Agent

beforeAll(async () => {
  server = await createTestFunctions({ env: { SITE_PROXY_ALLOW_PRIVATE: 'on' } })
  ana = await server.signUp('ana@example.com')
})
afterAll(async () => server.close())

test('answers an unknown function with 404 JSON', async () => {
  const answer = await server.call('nothing-here', { body: {} })
  expect(answer.status).toBe(404)
  expect(answer.body).toEqual({ error: 'function_not_found', message: 'Esta función no existe.' })
})

test.each(['shared-document', 'site-proxy', 'delete-account'])(
  'answers the preflight of the function %s without a key',
  async (name) => {
    const response = await server.fetch(
      new Request(`http://localhost/functions/v1/${name}`, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://otra.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization, apikey, content-type',
        },
      }),
    )
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const allowed = response.headers.get('access-control-allow-headers')?.toLowerCase()
    for (const header of ['authorization', 'apikey', 'content-type', 'x-client-info']) {
      expect(allowed).toContain(header)
    }
  },
)

test('a caller with too many requests at a time is told to wait, and the log records no failure', async () => {
  const { services } = server
  const turns = new FairTurns({ burst: 0, waitMs: -1 }, undefined, async () => undefined)
  await turns.take('somebody else')
  const internalFetch = (request: Request) => server.fetch(request)
  const app = createFunctions({ ...services, internalFetch, env: () => undefined, turns })
  const mounted = createApp(services, [{ path: '/functions/v1', app }], new Hono())
  const { status, headers } = await mounted.request('/functions/v1/site-proxy', {
    method: 'POST',
    headers: { apikey: services.keyring.publishableKey, authorization: `Bearer ${ana.token}` },
    body: '{}',
  })
  expect([status, headers.get('retry-after')]).toEqual([429, '5'])
})

test('a function lets a page of another origin read the headers that the page needs', async () => {
  const { headers } = await server.call('site-proxy', { body: {} })
  expect(headers.get('access-control-allow-origin')).toBe('*')
  const exposed = headers.get('access-control-expose-headers')
  for (const name of ['X-WP-Total', 'X-Picture-Type', 'X-Redirected-To', 'X-Request-Id']) {
    expect(exposed).toContain(name)
  }
})

// On Supabase the platform compresses the answers.
test('SITE-26 the proxy compresses what it read of a site for clients that accept compression', async () => {
  const listings = Array.from({ length: 100 }, (_, id) => ({ id, title: { rendered: 'Casa' } }))
  const site = await startSite((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' })
    response.end(JSON.stringify(listings))
  })
  const agent = await server.signUp('telefono@example.com')
  await server.owner.query('insert into user_settings (user_id, wordpress_url) values ($1, $2)', [
    agent.id,
    site.url().href,
  ])
  const answer = await server.fetch(
    new Request('http://localhost/functions/v1/site-proxy', {
      method: 'POST',
      headers: {
        apikey: server.services.keyring.publishableKey,
        authorization: `Bearer ${agent.token}`,
        'content-type': 'application/json',
        'accept-encoding': 'gzip, deflate, br',
      },
      body: JSON.stringify({ url: site.url('/wp-json/wp/v2/properties').href }),
    }),
  )
  await site.close()
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.length).toBeLessThan(1000)
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(listings)
})

describe.each(['site-proxy', 'delete-account'])('%s is for signed-in people', (name) => {
  test('a function for signed-in people refuses a request without a token', async () => {
    const answer = await server.call(name, { body: {} })
    expect(answer.status).toBe(401)
    expect(answer.body['error']).toBe('unauthorized')
  })

  test('a function for signed-in people refuses a forged token', async () => {
    const answer = await server.call(name, { body: {}, token: `${ana.token.slice(0, -4)}AAAA` })
    expect(answer.status).toBe(401)
  })

  test('a function for signed-in people refuses an expired token', async () => {
    const { keyring } = server.services
    const hourAgo = Math.floor(Date.now() / 1000) - 3600
    const token = await keyring.sign({ sub: ana.id, role: 'authenticated', exp: hourAgo })
    expect((await server.call(name, { body: {}, token })).status).toBe(401)
  })

  test('a function for signed-in people refuses a token that belongs to nobody', async () => {
    const { keyring } = server.services
    const exp = Math.floor(Date.now() / 1000) + 3600
    const token = await keyring.sign({ role: 'service_role', exp })
    expect((await server.call(name, { body: {}, token })).status).toBe(401)
  })

  test('a function for signed-in people refuses a request without an API key', async () => {
    const url = `http://localhost/functions/v1/${name}`
    const headers = { authorization: `Bearer ${ana.token}` }
    const response = await server.fetch(new Request(url, { method: 'POST', headers }))
    expect(response.status).toBe(401)
  })
})

/** These functions accept a person's token and then use the secret key. */
const FOR_PEOPLE = ['create-checkout-session', 'delete-account', 'secrets', 'site-proxy']

test('every function for signed-in people is tried without their second factor', () => {
  const names = FUNCTIONS.filter(({ verifyJwt }) => verifyJwt).map(({ name }) => name)
  expect(names.toSorted()).toEqual(FOR_PEOPLE)
})

describe('ACC-53 a session that owes its second factor', () => {
  let eva: Agent
  beforeAll(async () => {
    eva = await server.signUp('eva@example.com')
    await addFactor(server.owner, eva.id)
  })

  test.each(FOR_PEOPLE)('%s refuses a session that still needs its second factor', async (name) => {
    const answer = await server.call(name, { body: { password: PASSWORD }, token: eva.token })
    expect(answer.status).toBe(403)
    expect(answer.body['error']).toBe('second_factor_required')
    const { rowCount } = await server.owner.query('select from auth.users where id = $1', [eva.id])
    expect(rowCount).toBe(1)
  })

  test('a token of the second level passes where a session needs its second factor', async () => {
    const claims = JSON.parse(
      Buffer.from(eva.token.split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>
    const token = await server.services.keyring.sign({ ...claims, aal: 'aal2' })
    const answer = await server.call('site-proxy', { body: {}, token })
    expect(answer.body['error']).not.toBe('second_factor_required')
  })
})

test('refuses a method that the function does not have', async () => {
  const answer = await server.call('shared-document', { method: 'GET' })
  expect(answer.status).toBe(405)
  expect(answer.body['error']).toBe('method_not_allowed')
})

test.each([['"text"'], ['[1]'], ['null'], ['{'], ['']])(
  'a function refuses the body %j',
  async (body) => {
    const { keyring } = server.services
    const response = await server.fetch(
      new Request('http://localhost/functions/v1/shared-document', {
        method: 'POST',
        headers: { apikey: keyring.publishableKey },
        body,
      }),
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'invalid_request' })
  },
)

test('refuses a body that is larger than a request may be', async () => {
  const answer = await server.call('shared-document', { body: { token: 'x'.repeat(70_000) } })
  expect(answer.status).toBe(413)
  expect(answer.body['error']).toBe('body_too_large')
})

test('cuts off a streamed body that does not say its length', async () => {
  const { keyring } = server.services
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent++
      controller.enqueue(new Uint8Array(16_384).fill(32))
    },
  })
  const response = await server.fetch(
    new Request('http://localhost/functions/v1/shared-document', {
      method: 'POST',
      headers: { apikey: keyring.publishableKey },
      body,
      duplex: 'half',
    }),
  )
  expect(response.status).toBe(413)
  expect(sent).toBeLessThan(10)
})

test('an unexpected failure is answered without details', async () => {
  server.intercept(() => Response.json({ message: 'relation "x" does not exist' }, { status: 500 }))
  const answer = await server.call('shared-document', { body: { token: 'a-token' } })
  server.intercept(undefined)
  expect(answer.status).toBe(500)
  expect(answer.body).toEqual({
    error: 'internal_error',
    message: 'Ocurrió un error inesperado. Intenta de nuevo.',
    request_id: expect.any(String),
  })
})
