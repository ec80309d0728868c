import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from './test-backend.ts'

let backend: TestBackend
let key: string

beforeAll(async () => {
  backend = await createTestBackend()
  key = backend.services.keyring.publishableKey
})
afterAll(() => backend.close())

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return backend.fetch(new Request(`http://localhost:3000${path}`, init))
}

describe('the whole server', () => {
  it('the server reports its health while the database answers', async () => {
    const response = await ask('/health')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
  })

  it.each(['/rest/v1/clients', '/auth/v1/settings'])(
    'the server requires an API key at %s',
    async (path) => {
      const missing = await ask(path)
      expect(missing.status).toBe(401)
      expect(await missing.json()).toMatchObject({ message: 'No API key found in request' })
      const wrong = await ask(path, { headers: { apikey: 'sb_publishable_otra' } })
      expect(wrong.status).toBe(401)
      expect(await wrong.json()).toMatchObject({ message: 'Invalid API key' })
    },
  )

  it.each([
    ['a header', () => ask('/rest/v1/subscription_plans', { headers: { apikey: key } })],
    ['the address', () => ask(`/rest/v1/subscription_plans?select=name&apikey=${key}`)],
    [
      'the bearer',
      () => ask('/rest/v1/subscription_plans', { headers: { authorization: `Bearer ${key}` } }),
    ],
  ])('the server accepts the API key from %s', async (_where, request) => {
    expect((await request()).status).toBe(200)
  })

  it('every answer has an id of its own, and any origin may read it', async () => {
    const [first, second] = await Promise.all([
      ask('/rest/v1/clients', { headers: { apikey: key } }),
      ask('/rest/v1/clients', { headers: { apikey: key } }),
    ])
    expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'))
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    expect(first.headers.get('access-control-expose-headers')).toContain('Content-Range')
  })

  it('answers a preflight without a key', async () => {
    const response = await ask('/rest/v1/clients', {
      method: 'OPTIONS',
      headers: { origin: 'https://otro.example', 'access-control-request-method': 'PATCH' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH')
    expect(response.headers.get('access-control-allow-headers')).toContain('x-client-info')
  })

  it('the links of mails and the list of public keys need no API key', async () => {
    expect((await ask('/auth/v1/.well-known/jwks.json')).status).toBe(200)
    expect((await ask('/auth/v1/verify?token=x&type=recovery')).status).toBe(303)
  })

  it('the server sends security headers with its pages', async () => {
    const { headers } = await ask('/config.json')
    expect(headers.get('content-security-policy')).toContain(`default-src 'self'`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  })
})
