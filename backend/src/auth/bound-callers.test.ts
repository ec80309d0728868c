import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SOON } from '../../../test-support/soon.ts'
import { TooManyStatements } from '../database/statement-gate.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { FairTurns } from '../http/fair-turns.ts'
import { boundCallers, currentCaller } from './bound-callers.ts'
import { renderError } from './render-error.ts'
import { createTestAuth, type TestAuth } from './testing/test-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await createTestAuth()
})
afterAll(() => auth.close())

function holdTransactions(addressLimits = true) {
  const services = { ...auth.services, config: { ...auth.services.config, addressLimits } }
  const { database, middleware } = boundCallers(services, new FairTurns())
  const app = new Hono<HttpEnvironment>()
  app.onError(renderError)
  app.use(async (c, next) => {
    c.set('address', c.req.header('x-address') ?? '192.0.2.1')
    await next()
  })
  app.use(middleware)
  const releases: (() => void)[] = []
  const started: (string | undefined)[] = []
  app.get('/', async (c) => {
    await database.asOwner(async () => {
      started.push(currentCaller())
      await new Promise<void>((resolve) => releases.push(resolve))
    })
    return c.text('done')
  })
  return { app, started, releases }
}

const until = (isTrue: () => boolean) => vi.waitUntil(isTrue, SOON)

test('ACC-61 a person and a network may each hold two connections of the owner at a time', async () => {
  const { access_token: token, user } = await auth.signUp('holds@example.com')
  const { app, started, releases } = holdTransactions()
  const ask = (headers: Record<string, string>) => app.request('/', { headers })
  const person = { authorization: `Bearer ${token}` }
  const asked = [ask(person), ask(person), ask(person), ask({ 'x-address': '192.0.2.9' })]
  await until(() => started.length === 3)
  expect(started.filter((name) => name === user.id)).toHaveLength(2)
  expect(started).toContain('address 192.0.2.9')
  releases.forEach((release) => release())
  await until(() => started.length === 4)
  releases.at(-1)?.()
  for (const answer of asked) expect((await answer).status).toBe(200)
})

test('an unsigned token counts for its network, and limits per address can be off', async () => {
  for (const [addressLimits, expected] of [
    [true, 'address 192.0.2.1'],
    [false, undefined],
  ] as const) {
    const { app, started, releases } = holdTransactions(addressLimits)
    const answer = app.request('/', { headers: { authorization: 'Bearer a.b.c' } })
    await until(() => started.length === 1)
    releases[0]?.()
    expect((await answer).status).toBe(200)
    expect(started).toEqual([expected])
  }
})

test('a caller with too many open requests gets GoTrue’s rate-limit error', async () => {
  const app = new Hono<HttpEnvironment>()
  app.onError(renderError)
  app.get('/', () => {
    throw new TooManyStatements()
  })
  const answer = await app.request('/', { headers: { 'x-supabase-api-version': '2024-01-01' } })
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toEqual({
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
  })
})

test('OPS-122 a large body counts as many requests of its sender', async () => {
  const waits: number[] = []
  const turns = new FairTurns(
    { perSecond: 10, burst: 3 },
    () => 0,
    async (ms) => void waits.push(ms),
  )
  const app = new Hono<HttpEnvironment>()
  app.use(async (c, next) => {
    c.set('address', c.req.header('x-address') ?? '192.0.2.1')
    await next()
  })
  const services = { ...auth.services, config: { ...auth.services.config, addressLimits: true } }
  app.use(boundCallers(services, turns).middleware)
  app.post('/', (c) => c.text('done'))
  const send = (address: string, bytes: number) =>
    app.request('/', {
      method: 'POST',
      headers: { 'x-address': address, 'content-length': String(bytes) },
      body: 'x'.repeat(bytes),
    })
  await send('192.0.2.9', 100)
  await send('192.0.2.1', 250_000)
  await send('192.0.2.1', 100)
  expect(waits).toEqual([300])
  await send('192.0.2.9', 100)
  expect(waits).toHaveLength(1)
})
