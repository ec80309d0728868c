import type { SupabaseClient } from '@supabase/supabase-js'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freePort, startServer, type RunningServer } from '../../test-support/server.ts'
import { connectTo, PASSWORD, randomEmail } from '../support/clients.ts'
import { refusalOf } from '../support/functions.ts'
import { SAMPLES } from '../support/samples.ts'

/** This server may read private addresses, so a small site on this machine can be read. */
let server: RunningServer
let site: Server
let origin: string
let ana: SupabaseClient
let serve: RequestListener
let asked: IncomingMessage[]

beforeAll(async () => {
  server = await startServer({ env: { SITE_PROXY_ALLOW_PRIVATE: 'on' } })
  site = createServer((request, response) => {
    asked.push(request)
    serve(request, response)
  })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  ana = connectTo(server.url, server.publishableKey)
  const { error } = await ana.auth.signUp({ email: randomEmail(), password: PASSWORD })
  if (error) throw error
  await ana.from('user_settings').insert({ wordpress_url: origin }).throwOnError()
  const saved = await ana.functions.invoke('secrets', {
    body: { action: 'save', site: 'editor:abcd efgh' },
  })
  if (saved.error) throw saved.error
})
afterAll(async () => {
  site.closeAllConnections()
  site.close()
  await server.stop()
})
beforeEach(() => {
  asked = []
})

const read = (path: string, extra: Record<string, unknown> = {}) =>
  ana.functions.invoke('site-proxy', { body: { url: `${origin}${path}`, ...extra } })

function answer(body: string | Uint8Array, type: string, status = 200, headers = {}): void {
  serve = (_, response) => {
    response.writeHead(status, { 'content-type': type, ...headers })
    response.end(body)
  }
}

describe('the saved site', () => {
  it('reads the saved site with the saved key, and passes only the headers with totals', async () => {
    answer(JSON.stringify([{ id: 1, title: 'Casa Núñez' }]), 'application/json', 200, {
      'x-wp-total': '250',
      'x-wp-totalpages': '3',
      'set-cookie': 'sesion=1',
    })
    const { data, error, response } = await read('/wp-json/wp/v2/properties?per_page=100')
    expect(error).toBeNull()
    expect(data).toEqual([{ id: 1, title: 'Casa Núñez' }])
    expect(response?.headers.get('x-wp-total')).toBe('250')
    expect(response?.headers.get('x-wp-totalpages')).toBe('3')
    expect(response?.headers.get('set-cookie')).toBeNull()
    const [request] = asked
    expect([request?.method, request?.url]).toEqual([
      'GET',
      '/wp-json/wp/v2/properties?per_page=100',
    ])
    const pair = Buffer.from('editor:abcd efgh').toString('base64')
    expect(request?.headers.authorization).toBe(`Basic ${pair}`)
    expect(request?.headers).not.toHaveProperty('apikey')
  })

  it('reads a saved site whose addresses are plain (?rest_route=)', async () => {
    answer('[]', 'application/json')
    expect((await read('/?rest_route=/wp/v2/properties')).data).toEqual([])
  })

  it('reads the saved site by GET too', async () => {
    answer('{"name":"Sitio"}', 'application/json')
    const query = new URLSearchParams({ url: `${origin}/wp-json` })
    const { data } = await ana.functions.invoke(`site-proxy?${query.toString()}`, { method: 'GET' })
    expect(data).toEqual({ name: 'Sitio' })
  })

  it('gives pictures of the saved site as a Blob, by their bytes and without the key', async () => {
    answer(SAMPLES.jpeg, 'text/html')
    const { data, response } = await read('/wp-content/uploads/casa.jpg')
    expect(data).toBeInstanceOf(Blob)
    expect(new Uint8Array(await (data as Blob).arrayBuffer())).toEqual(SAMPLES.jpeg)
    expect(response?.headers.get('x-picture-type')).toBe('image/jpeg')
    expect(asked[0]?.headers.authorization).toBeUndefined()
  })

  it('refuses a file of the saved site that is no picture, whatever its content-type says', async () => {
    answer('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'image/png')
    const { status, body } = await refusalOf(await read('/wp-content/uploads/casa.png'))
    expect([status, body]).toMatchObject([424, { kind: 'http', code: 'not_a_picture' }])
  })
})

describe('a site that is tested', () => {
  it('reads a site that is being tested with the key in the request', async () => {
    answer('{"name":"Prueba"}', 'application/json')
    const { data } = await read('/wp-json', { key: 'otra:clave' })
    expect(data).toEqual({ name: 'Prueba' })
    const pair = Buffer.from('otra:clave').toString('base64')
    expect(asked[0]?.headers.authorization).toBe(`Basic ${pair}`)
  })

  it('reads a site that is being tested without a key when the key is empty', async () => {
    answer('{}', 'application/json')
    expect((await read('/wp-json', { key: '' })).error).toBeNull()
    expect(asked[0]?.headers.authorization).toBeUndefined()
  })
})

describe('a failure says what happened', () => {
  it('a failure says that the site refused the request', async () => {
    const refusal = { code: 'incorrect_password', message: 'No' }
    answer(JSON.stringify(refusal), 'application/json', 401)
    const { status, body } = await refusalOf(await read('/wp-json/wp/v2/users/me'))
    expect(status).toBe(424)
    expect(body).toMatchObject({
      error: 'site_http_error',
      kind: 'http',
      status: 401,
      code: 'incorrect_password',
      message: 'El sitio respondió con un error.',
    })
  })

  it('a failure says that the site answered with a page instead of JSON', async () => {
    answer('<html>Mantenimiento</html>', 'text/html')
    const { status, body } = await refusalOf(await read('/wp-json'))
    expect([status, body]).toMatchObject([424, { kind: 'http', status: 200, code: 'not_json' }])
  })

  it('a failure says that the site did not answer in time', async () => {
    serve = () => undefined
    const { status, body } = await refusalOf(await read('/wp-json', { timeoutMs: 200 }))
    expect([status, body]).toMatchObject([424, { error: 'site_timeout', kind: 'timeout' }])
  })

  it('a failure says that nothing listens at the address', async () => {
    const url = `http://127.0.0.1:${await freePort()}/wp-json`
    const answered = await ana.functions.invoke('site-proxy', { body: { url, key: '' } })
    const { status, body } = await refusalOf(answered)
    expect([status, body]).toMatchObject([424, { error: 'site_refused', kind: 'refused' }])
  })

  it('a failure says that the connection was cut', async () => {
    serve = (request) => void request.socket.destroy()
    const { status, body } = await refusalOf(await read('/wp-json'))
    expect([status, body]).toMatchObject([424, { kind: 'refused' }])
  })

  it('a failure says that the site speaks no TLS', async () => {
    serve = (_, response) => void response.end()
    const url = `${origin.replace('http:', 'https:')}/wp-json`
    const answered = await ana.functions.invoke('site-proxy', { body: { url, key: '' } })
    const { status, body } = await refusalOf(answered)
    expect([status, body]).toMatchObject([424, { error: 'site_certificate', kind: 'tls' }])
  })
})

describe('a redirect', () => {
  it('follows a redirect within REST, and sends the key to no other host', async () => {
    serve = (request, response) => {
      if (request.url === '/wp-json/viejo') {
        const { port } = site.address() as AddressInfo
        response.writeHead(301, { location: `http://localhost:${port}/wp-json/nuevo` })
        response.end()
      } else {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end('{"nuevo":true}')
      }
    }
    expect((await read('/wp-json/viejo')).data).toEqual({ nuevo: true })
    expect(asked.map(({ url }) => url)).toEqual(['/wp-json/viejo', '/wp-json/nuevo'])
    expect(asked[0]?.headers.authorization).toBeDefined()
    expect(asked[1]?.headers.authorization).toBeUndefined()
  })

  it('fails on a redirect that never ends', async () => {
    serve = (_, response) => {
      response.writeHead(302, { location: `${origin}/wp-json/otra` })
      response.end()
    }
    expect((await refusalOf(await read('/wp-json/otra'))).status).toBeGreaterThanOrEqual(400)
    expect(asked.length).toBeLessThanOrEqual(7)
  })
})
