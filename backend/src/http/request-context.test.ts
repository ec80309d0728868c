import { Writable } from 'node:stream'
import { Hono } from 'hono'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { HttpEnvironment } from './environment.ts'
import { identifyRequest, type RequestObserver } from './request-context.ts'

function recorder() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  return { lines, log: pino({ level: 'debug' }, stream) }
}

const silent = pino({ level: 'silent' })
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

it('the log contains neither the token of a link nor a query', async () => {
  const { lines, log } = recorder()
  const app = new Hono<HttpEnvironment>()
  app.use(identifyRequest(log, false))
  app.all('*', (c) => c.text('hola'))
  await app.request('/compartido/SECRETO-1?x=SECRETO-2')
  await app.request('/seleccion/SECRETO-4')
  await app.request('/reporte/SECRETO-5')
  await app.request('/auth/v1/verify?token=SECRETO-3')
  const logged = lines.join('')
  expect(logged).toContain('"path":"/compartido/…"')
  expect(logged).toContain('"path":"/seleccion/…"')
  expect(logged).toContain('"path":"/reporte/…"')
  expect(logged).toContain('"path":"/auth/v1/verify"')
  expect(logged).not.toContain('SECRETO')
})

describe('OPS-08 the id of a request', () => {
  const app = (trustProxy: boolean) =>
    new Hono<HttpEnvironment>()
      .use(identifyRequest(silent, trustProxy))
      .get('*', (c) => c.text('hola'))
  const idOf = async (trustProxy: boolean, given: string, bindings = {}) => {
    const init = { headers: { 'x-request-id': given } }
    return (await app(trustProxy).request('/', init, bindings)).headers.get('x-request-id')
  }

  it('accepts the id of a request from a trusted proxy, and from nobody else', async () => {
    const given = '01JD2Z9F7Q-edge.7'
    expect(await idOf(true, given)).toBe(given)
    expect(await idOf(false, given)).toMatch(UUID)
  })

  it.each(['short', 'a b c d e f g h', '-abcdefgh', '<script>alert(1)</script>', 'x'.repeat(65)])(
    'replaces a request id that is not well formed: %s',
    async (given) => {
      expect(await idOf(true, given)).toMatch(UUID)
    },
  )

  it('an internal request of the server has the id of the request that caused it', async () => {
    expect(await idOf(true, 'of-the-proxy', { address: '::1', requestId: 'of-the-cause' })).toBe(
      'of-the-cause',
    )
  })
})

describe('OPS-08 a failure of the server', () => {
  function failing(body: string, type = 'application/json') {
    const { lines, log } = recorder()
    const app = new Hono<HttpEnvironment>()
    app.use(identifyRequest(log, false))
    const headers = { 'content-type': type, 'content-length': String(body.length) }
    app.get('*', () => new Response(body, { status: 503, headers }))
    return { lines, app }
  }

  it('a failure of the server has the request’s id in its header, its body and its log line', async () => {
    const { lines, app } = failing('{"message":"no"}')
    const response = await app.request('/rest/v1/clients')
    const id = response.headers.get('x-request-id')
    expect(response.status).toBe(503)
    expect(response.headers.get('content-length')).toBeNull()
    expect(await response.json()).toEqual({ message: 'no', request_id: id })
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0]!)).toMatchObject({ requestId: id, status: 503, msg: 'request' })
  })

  it.each([
    ['', 'application/json'],
    ['[1]', 'application/json'],
    ['no', 'text/plain'],
  ])('a failure keeps a body that is no JSON object: %j', async (body, type) => {
    const response = await failing(body, type).app.request('/')
    expect(await response.text()).toBe(body)
    expect(response.headers.get('x-request-id')).toMatch(UUID)
  })
})

it('OPS-03 the observer gets the route, never the address, and nothing of internal requests', async () => {
  const ended: unknown[] = []
  const observer: RequestObserver = {
    began: () => undefined,
    ended: (...what) => void ended.push(what.slice(0, 3)),
  }
  const app = new Hono<HttpEnvironment>()
  app.use(identifyRequest(silent, false, observer))
  const service = new Hono<HttpEnvironment>()
  service.onError((_, c) => c.json({ message: 'no' }, 500))
  service.get('/:table', (c) => c.text('hola'))
  service.post('/:table', () => {
    throw new Error('no')
  })
  app.use('/rest/v1/*', async (c, next) =>
    c.req.header('apikey') ? next() : c.text('no key', 401),
  )
  app.route('/rest/v1', service)
  const headers = { apikey: 'x' }
  await app.request('/rest/v1/clients?id=eq.7', { headers })
  await app.request('/rest/v1/clients', { headers, method: 'POST' })
  await app.request('/rest/v1/secret-name')
  await app.request('/nowhere')
  await app.request('/rest/v1/clients', { headers }, { address: '127.0.0.1' })
  expect(ended).toEqual([
    ['/rest/v1/:table', 'GET', 200],
    ['/rest/v1/:table', 'POST', 500],
    ['/rest/v1/*', 'GET', 401],
    ['/*', 'GET', 404],
  ])
})
