import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSite, type LocalSite } from './testing/local-site.ts'
import { createTestFunctions, type Agent, type TestFunctions } from './testing/test-functions.ts'

let server: TestFunctions
let site: LocalSite
let ana: Agent
let luis: Agent
let serve: RequestListener
let asked: IncomingMessage[]

beforeAll(async () => {
  server = await createTestFunctions({ env: { SITE_PROXY_ALLOW_PRIVATE: 'on' } })
  site = await startSite((request, response) => {
    asked.push(request)
    serve(request, response)
  })
  ana = await server.signUp('ana@example.com')
  luis = await server.signUp('luis@example.com')
  await server.owner.query(`insert into user_settings (user_id, wordpress_url) values ($1, $2)`, [
    ana.id,
    site.url().href,
  ])
  const keys = { action: 'save', site: 'editor:abcd efgh' }
  await server.call('secrets', { token: ana.token, body: keys })
})
afterAll(async () => {
  await site.close()
  await server.close()
})
beforeEach(() => {
  asked = []
})

const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex')
const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex')
const WEBP = Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')

function json(response: ServerResponse, body: unknown, status = 200, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
  response.end(JSON.stringify(body))
}

const read = (path: string, agent = ana, extra: object = {}) =>
  server.call('site-proxy', { token: agent.token, body: { url: site.url(path).href, ...extra } })

const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`

describe('SITE-22, SITE-13 and SITE-26 reading the saved site', () => {
  test('the saved site is read with the saved key, and the answer has only its JSON and totals', async () => {
    serve = (_, response) =>
      json(response, [{ id: 1, title: { rendered: 'Casa Núñez' } }], 200, {
        'x-wp-total': '250',
        'x-wp-totalpages': '3',
        'set-cookie': 'session=1',
        'content-security-policy': 'sandbox',
        'x-powered-by': 'PHP',
      })
    const answer = await read('/wp-json/wp/v2/properties?per_page=100&page=1')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual([{ id: 1, title: { rendered: 'Casa Núñez' } }])
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('x-wp-total')).toBe('250')
    expect(answer.headers.get('x-wp-totalpages')).toBe('3')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('x-powered-by')).toBeNull()
    expect(answer.headers.get('content-security-policy')).not.toBe('sandbox')
    expect(asked[0]?.url).toBe('/wp-json/wp/v2/properties?per_page=100&page=1')
    expect(asked[0]?.headers.authorization).toBe(basic('editor:abcd efgh'))
    expect(asked[0]?.headers.cookie).toBeUndefined()
  })

  test('reads the saved site by GET with the address in the query', async () => {
    serve = (_, response) => json(response, { name: 'Sitio' })
    const query = `?url=${encodeURIComponent(site.url('/wp-json').href)}&timeoutMs=5000`
    const answer = await server.call('site-proxy', { method: 'GET', token: ana.token, query })
    expect(answer.body).toEqual({ name: 'Sitio' })
  })

  test('reads the saved site where permalinks are plain', async () => {
    serve = (_, response) => json(response, [])
    expect((await read('/?rest_route=/wp/v2/properties')).status).toBe(200)
  })

  test('reads a compressed answer with a byte-order mark', async () => {
    serve = (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/json' })
      response.end(gzipSync('\ufeff {"a":1}\n'))
    }
    expect((await read('/wp-json')).body).toEqual({ a: 1 })
  })

  const WARNING =
    '<br />\n<b>Warning</b>:  Undefined array key "x" in <b>/home/casas/a.php</b> on line <b>12</b><br />\n'

  test('reads a site’s JSON that follows warnings printed by PHP', async () => {
    serve = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8' })
      response.end(`${WARNING}${WARNING}[{"id":1}]`)
    }
    expect((await read('/wp-json/wp/v2/properties')).body).toEqual([{ id: 1 }])
    serve = (_, response) => response.writeHead(401).end(`${WARNING}{"code":"rest_not_logged_in"}`)
    expect((await read('/wp-json')).body).toMatchObject({ code: 'rest_not_logged_in' })
  })

  test('the proxy only ever sends GET', async () => {
    serve = (_, response) => json(response, {})
    await read('/wp-json', ana, { method: 'DELETE', body: { a: 1 } })
    expect(asked.map(({ method }) => method)).toEqual(['GET'])
  })
})

describe('SITE-26 pictures', () => {
  test.each([
    ['image/jpeg', JPEG],
    ['image/png', PNG],
    ['image/webp', WEBP],
  ])(
    'the proxy returns %s, recognised by its bytes and read without the key',
    async (type, bytes) => {
      serve = (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' })
        response.end(bytes)
      }
      const response = await server.fetch(
        new Request('http://localhost/functions/v1/site-proxy', {
          method: 'POST',
          headers: {
            apikey: server.services.keyring.publishableKey,
            authorization: `Bearer ${ana.token}`,
          },
          body: JSON.stringify({ url: site.url('/wp-content/uploads/casa').href }),
        }),
      )
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('application/octet-stream')
      expect(response.headers.get('x-picture-type')).toBe(type)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
      expect(asked[0]?.headers.authorization).toBeUndefined()
    },
  )

  test.each([
    ['HTML', '<html>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['GIF', 'GIF89a'],
    ['a RIFF that is no WebP', 'RIFF\0\0\0\0WAVE'],
    ['nothing', ''],
    ['JSON', '{}'],
  ])('the proxy refuses %s as a picture, whatever the header says', async (_, body) => {
    serve = (_, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' })
      response.end(body)
    }
    const answer = await read('/wp-content/uploads/casa.jpg')
    expect(answer.status).toBe(424)
    expect(answer.body).toMatchObject({ kind: 'http', status: 200, code: 'not_a_picture' })
  })
})

describe('SITE-27 and SITE-28 what the site answers instead', () => {
  test.each([
    [401, 'rest_not_logged_in'],
    [403, 'rest_forbidden'],
    [404, 'rest_no_route'],
    [400, 'rest_post_invalid_page_number'],
    [500, 'internal_server_error'],
  ])('the proxy passes on the site’s answer %i %s', async (status, code) => {
    serve = (_, response) => json(response, { code, message: '<b>x</b>', data: {} }, status)
    const answer = await read('/wp-json/wp/v2/properties')
    expect(answer.status).toBe(424)
    const told = { error: 'site_http_error', kind: 'http', status, code, siteMessage: 'x' }
    expect(answer.body).toMatchObject(told)
    expect(JSON.stringify(answer.body)).not.toContain('<b>')
  })

  test('the proxy refuses a site’s error page', async () => {
    serve = (_, response) => {
      response.writeHead(503, { 'content-type': 'text/html' })
      response.end('<h1>Mantenimiento</h1>')
    }
    const { body } = await read('/wp-json')
    expect(body).toMatchObject({
      kind: 'http',
      status: 503,
      text: 'Service Unavailable',
      contentType: 'text/html',
    })
  })

  test.each([
    ['the home page, as plain permalinks do', '<!doctype html><title>Inicio</title>'],
    ['a page with data inside', '<!doctype html>\n<script>\n{"name":"Casas"}\n</script>'],
    ['JSON that was cut short', '[{"id":1},{"id"'],
    ['nothing', ''],
  ])('the proxy refuses, instead of JSON, %s', async (_, body) => {
    serve = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8' })
      response.end(body)
    }
    const answer = await read('/wp-json/')
    expect(answer.status).toBe(424)
    expect(answer.body).toMatchObject({
      kind: 'http',
      status: 200,
      code: 'not_json',
      contentType: 'text/html',
    })
  })

  test('the proxy reports a redirect to a page without following it', async () => {
    serve = (_, response) => response.writeHead(301, { location: '/propiedades/' }).end()
    const { body } = await read('/wp-json/wp/v2/properties')
    expect(body).toMatchObject({ kind: 'http', status: 301, text: 'Moved Permanently' })
    expect(asked).toHaveLength(1)
  })

  test('the proxy follows a redirect to another host name without the key, and reports it', async () => {
    const home = site.url('/wp-json/').href.replace('127.0.0.1', 'localhost')
    serve = (request, response) =>
      request.headers.host?.startsWith('localhost')
        ? json(response, { name: 'Sitio' })
        : response.writeHead(301, { location: `${home}?_fields=name` }).end()
    const answer = await read('/wp-json')
    expect(answer.body).toEqual({ name: 'Sitio' })
    expect(answer.headers.get('x-redirected-to')).toBe(home)
    expect(asked[1]?.headers.authorization).toBeUndefined()
    serve = (request, response) =>
      request.headers.host?.startsWith('localhost')
        ? json(response, { code: 'rest_not_logged_in' }, 401)
        : response.writeHead(301, { location: home }).end()
    expect((await read('/wp-json')).body).toMatchObject({ status: 401, redirectedTo: home })
  })

  test('the proxy follows a redirect within the REST API', async () => {
    serve = (request, response) =>
      request.url === '/wp-json'
        ? response.writeHead(301, { location: '/wp-json/' }).end()
        : json(response, { name: 'Sitio' })
    expect((await read('/wp-json')).body).toEqual({ name: 'Sitio' })
    expect(asked[1]?.headers.authorization).toBe(basic('editor:abcd efgh'))
  })

  test('the proxy refuses an answer of more than 20 MB', async () => {
    serve = (_, response) => {
      response.writeHead(200, { 'content-length': String(20 * 1024 * 1024 + 1) })
      response.write('[')
    }
    const { status, body } = await read('/wp-json')
    expect(status).toBe(424)
    expect(body).toMatchObject({ kind: 'http', status: 200, text: 'answer too large' })
  })

  test('the proxy stops when no answer comes within the requested time', async () => {
    serve = () => undefined
    const answer = await read('/wp-json', ana, { timeoutMs: 20 })
    expect(answer.status).toBe(424)
    expect(answer.body).toMatchObject({ error: 'site_timeout', kind: 'timeout', status: null })
  })

  test('the proxy reports a server that is down', async () => {
    const down = await startSite(() => undefined)
    await down.close()
    const url = down.url('/wp-json').href
    const answer = await server.call('site-proxy', { token: ana.token, body: { url, key: '' } })
    expect(answer.status).toBe(424)
    expect(answer.body).toMatchObject({ error: 'site_refused', kind: 'refused', status: null })
  })

  test('the proxy reports a missing TLS where the address is https', async () => {
    const url = site.url('/wp-json').href.replace('http:', 'https:')
    const answer = await server.call('site-proxy', { token: ana.token, body: { url, key: '' } })
    expect(answer.status).toBe(424)
    expect(answer.body).toMatchObject({ error: 'site_certificate', kind: 'tls' })
  })
})

describe('SITE-22, SITE-23 and SITE-24 what may be asked', () => {
  test.each([
    ['another host', 'http://localhost/wp-json'],
    ['another port', 'http://127.0.0.1:1/wp-json'],
    ['another host with the saved one as user', 'http://127.0.0.1@evil.example/wp-json'],
    ['a name that begins like the saved host', 'http://127.0.0.1.evil.example/wp-json'],
  ])('the proxy refuses %s without a key', async (_, url) => {
    const answer = await server.call('site-proxy', { token: ana.token, body: { url } })
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ error: 'site_other_host', kind: 'blocked' })
  })

  test('the proxy refuses the site of another agent', async () => {
    const answer = await read('/wp-json', luis)
    expect(answer.status).toBe(403)
    expect(answer.body['error']).toBe('site_not_configured')
    expect(asked).toHaveLength(0)
  })

  test('reads a site that is not saved yet with the given key, not with the saved one', async () => {
    serve = (_, response) => json(response, { name: 'Nuevo' })
    const answer = await read('/wp-json', luis, { key: 'abcd EFGH 1234' })
    expect(answer.body).toEqual({ name: 'Nuevo' })
    expect(asked[0]?.headers.authorization).toBe(basic('admin:abcdEFGH1234'))
  })

  test('sends no key when a site is tested without one', async () => {
    serve = (_, response) => json(response, {})
    await read('/wp-json', ana, { key: '' })
    expect(asked[0]?.headers.authorization).toBeUndefined()
  })

  test('SITE-04 the proxy sends a key with accents', async () => {
    serve = (_, response) => json(response, {})
    await read('/wp-json', ana, { key: 'José:contraseña' })
    expect(asked[0]?.headers.authorization).toBe(basic('José:contraseña'))
  })

  test('reads no pictures of a site that is being tested', async () => {
    const answer = await read('/casa.jpg', luis, { key: 'x' })
    expect(answer.status).toBe(403)
    expect(answer.body['error']).toBe('site_not_rest')
    expect(asked).toHaveLength(0)
  })

  test.each([
    [{}],
    [{ url: 'not a url' }],
    [{ url: 42 }],
    [{ url: `http://a.example/${'x'.repeat(5000)}` }],
    [{ url: 'http://a.example/wp-json', key: 7 }],
    [{ url: 'http://a.example/wp-json', timeoutMs: -1 }],
    [{ url: 'http://a.example/wp-json', timeoutMs: 'soon' }],
  ])('the proxy refuses the request %j', async (body) => {
    const answer = await server.call('site-proxy', { token: ana.token, body })
    expect(answer.status).toBe(400)
    expect(answer.body['error']).toBe('invalid_request')
  })

  test('the proxy refuses a key in a query, because logs would store it', async () => {
    const query = `?url=${encodeURIComponent(site.url('/wp-json').href)}&key=a`
    const answer = await server.call('site-proxy', { method: 'GET', token: ana.token, query })
    expect(answer.status).toBe(400)
  })

  test('the proxy allows at most 60 site tests a minute', async () => {
    serve = (_, response) => json(response, {})
    const eva = await server.signUp('eva@example.com')
    const statuses: number[] = []
    for (let n = 0; n < 61; n++) statuses.push((await read('/wp-json', eva, { key: '' })).status)
    expect(statuses).toEqual([...Array(60).fill(200), 429])
  })

  test('the proxy allows at most 8 requests at once', async () => {
    const waiting: ServerResponse[] = []
    const allArrived = new Promise<void>((resolve) => {
      serve = (_, response) => {
        if (waiting.push(response) === 8) resolve()
      }
    })
    const eight = Array.from({ length: 8 }, () => read('/wp-json'))
    await allArrived
    const ninth = await read('/wp-json')
    for (const response of waiting) json(response, {})
    const statuses = (await Promise.all(eight)).map(({ status }) => status)
    expect(ninth.status).toBe(429)
    expect(ninth.headers.get('retry-after')).toBe('1')
    expect(statuses).toEqual(Array(8).fill(200))
    serve = (_, response) => json(response, {})
    expect((await read('/wp-json')).status).toBe(200)
  })
})

describe('LIMP-09 and LIMP-12 bringing a listing from any public page', () => {
  const html = '<title>Casa en venta</title>'
  const page = (response: ServerResponse, type = 'text/html; charset=utf-8', body = html) => {
    response.writeHead(200, { 'content-type': type, 'set-cookie': 'session=1' })
    response.end(body)
  }

  test('an import reads a public page for a person without a saved site, and sends no key', async () => {
    serve = (_, response) => page(response)
    const answer = await read('/casa/1', luis, { import: 'page' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(asked[0]?.headers.authorization).toBeUndefined()
  })

  test('an import reads a picture of any site, judged by its bytes', async () => {
    serve = (_, response) => page(response, 'image/jpeg', 'no')
    const refused = await read('/1.jpg', luis, { import: 'picture' })
    expect(refused.body).toMatchObject({ kind: 'http', code: 'not_a_picture' })
    serve = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' })
      response.end(JPEG)
    }
    const answer = await read('/1.jpg', luis, { import: 'picture' })
    expect(answer.headers.get('x-picture-type')).toBe('image/jpeg')
  })

  test('an import refuses what is no page, a page that is too large, and a site’s refusal', async () => {
    serve = (_, response) => page(response, 'application/pdf')
    expect((await read('/a', luis, { import: 'page' })).body).toMatchObject({ code: 'not_a_page' })
    serve = (_, response) => page(response, 'text/html', 'x'.repeat(4 * 1024 * 1024 + 1))
    expect((await read('/a', luis, { import: 'page' })).body).toMatchObject({
      kind: 'http',
      text: 'answer too large',
    })
    serve = (_, response) => {
      response.writeHead(403, { 'content-type': 'text/html' })
      response.end('no')
    }
    expect((await read('/a', luis, { import: 'page' })).body).toMatchObject({
      kind: 'http',
      status: 403,
    })
  })

  test('an import refuses any other kind, and a key beside the kind', async () => {
    serve = (_, response) => page(response)
    for (const extra of [{ import: 'rest' }, { import: 'page', key: 'a:b' }]) {
      expect((await read('/a', luis, extra)).status).toBe(400)
    }
    expect(asked).toEqual([])
  })
})
