import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HttpEnvironment } from '../src/http/environment.ts'
import { createSite } from '../src/site/site.ts'
import { signIn } from '../src/auth/sign-in/sign-in.ts'
import { Hono } from 'hono'
import { createTestBackend, type TestBackend } from './test-backend.ts'

const DEMO = { email: 'demo@predio.mx', password: 'Demo-Predio-2026' }
let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})
afterAll(() => backend.close())

const STRANGERS = [
  ['a foreign Host', 'https://app.predio.mx', {}],
  ['a proxy', 'http://localhost:3000', { 'x-forwarded-for': '203.0.113.7' }],
  ['a proxy of the standard kind', 'http://localhost:3000', { forwarded: 'for=203.0.113.7' }],
] as const

async function demoOf(origin: string, headers: Record<string, string>): Promise<unknown> {
  const config = { ...backend.config, demo: DEMO }
  const site = createSite(config, backend.services.keyring, async () => null)
  const answer = await site.request(`${origin}/config.json`, { headers })
  return ((await answer.json()) as { demo: unknown }).demo
}

it('the demo is offered on this machine', async () => {
  expect(await demoOf('http://localhost:3000', {})).toEqual(DEMO)
  expect(await demoOf('http://127.0.0.1:3000', {})).toEqual(DEMO)
})

it.each(STRANGERS)('ACC-18 the demo is not offered through %s', async (_, origin, headers) => {
  expect(await demoOf(origin, headers)).toBe(false)
})

it.each(STRANGERS)(
  'ACC-18 the demo’s password opens nothing through %s',
  async (_, origin, headers) => {
    const app = new Hono<HttpEnvironment>()
    app.onError((error, c) => c.json({ message: error.message }, 400))
    app.post(
      '/token',
      signIn({ ...backend.services, config: { ...backend.config, demo: DEMO } } as never),
    )
    const answer = await app.request(`${origin}/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(DEMO),
    })
    expect(await answer.json()).toEqual({ message: 'Invalid login credentials' })
  },
)
