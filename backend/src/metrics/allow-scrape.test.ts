import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { HttpEnvironment } from '../http/environment.ts'
import { allowScrape } from './allow-scrape.ts'

const TOKEN = 'un-token-de-pruebas-1234'
const HERE = 'http://localhost:3000'
const PUBLIC_ADDRESS = 'https://app.predio.mx'

function ask(token: string | undefined, origin: string, headers = {}, remoteAddress = '127.0.0.1') {
  const app = new Hono<HttpEnvironment>()
  app.get('/metrics', allowScrape(token), (c) => c.text('predio_database_up 1'))
  const bindings = { incoming: { socket: { remoteAddress } } }
  return app.request(`${origin}/metrics`, { headers }, bindings)
}

describe('OPS-01 without a token /metrics', () => {
  it.each([
    ['this machine', HERE, {}, '127.0.0.1', 200],
    ['this machine on a socket of both kinds', 'http://[::1]:3000', {}, '::ffff:127.0.0.1', 200],
    ['another name', PUBLIC_ADDRESS, {}, '127.0.0.1', 404],
    ['another machine that says localhost', HERE, {}, '203.0.113.7', 404],
    ['a proxy', HERE, { 'x-forwarded-for': '203.0.113.7' }, '::1', 404],
  ])(
    '/metrics without a token answers when requested by %s',
    async (_, origin, headers, remoteAddress, status) => {
      expect((await ask(undefined, origin, headers, remoteAddress)).status).toBe(status)
    },
  )
})

describe('OPS-01 with a token configured /metrics', () => {
  it.each([
    ['it', PUBLIC_ADDRESS, `Bearer ${TOKEN}`, 200, null],
    ['another token', PUBLIC_ADDRESS, `Bearer ${TOKEN.toUpperCase()}`, 401, 'Bearer'],
    ['a shorter one', PUBLIC_ADDRESS, 'Bearer un', 401, 'Bearer'],
    ['none, on this machine', HERE, '', 401, 'Bearer'],
  ])(
    '/metrics with a token configured answers a request with %s',
    async (_, origin, authorization, status, challenge) => {
      const response = await ask(TOKEN, origin, { authorization })
      expect(response.status).toBe(status)
      expect(response.headers.get('www-authenticate')).toBe(challenge)
    },
  )
})
