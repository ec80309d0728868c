import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { HttpEnvironment } from './environment.ts'
import { createReady, type Readiness } from './ready.ts'
import { identifyRequest } from './request-context.ts'

const WELL: Readiness = {
  missingMigrations: async () => [],
  letsRequestsIn: async () => true,
  isDiskLow: async () => false,
  failingParts: async () => [],
}

async function ask(change: Partial<Readiness>): Promise<[status: number, body: unknown]> {
  const app = new Hono<HttpEnvironment>()
  app.use(identifyRequest(pino({ level: 'silent' }), false))
  app.route('/ready', createReady({ ...WELL, ...change }))
  const response = await app.request('/ready')
  return [response.status, await response.json()]
}

it('OPS-07 the server reports ready when nothing is missing', async () => {
  expect(await ask({})).toEqual([200, { status: 'ready' }])
})

it.each<[string[], Partial<Readiness>]>([
  [['migrations'], { missingMigrations: async () => ['20261125000000'] }],
  [['login'], { letsRequestsIn: async () => false }],
  [['disk'], { isDiskLow: async () => true }],
  [
    ['database', 'disk'],
    { missingMigrations: () => Promise.reject(new Error('gone')), isDiskLow: async () => true },
  ],
])('OPS-07 the server names the parts that are not ready: %j', async (notReady, change) => {
  const [status, body] = await ask(change)
  expect(status).toBe(503)
  expect(body).toMatchObject({ status: 'unavailable', notReady })
})

it('OPS-69 the server names failing parts, and stays ready', async () => {
  const failingParts = async () => ['files', 'backup']
  expect(await ask({ failingParts })).toEqual([
    200,
    { status: 'ready', failing: ['files', 'backup'] },
  ])
  expect(await ask({ failingParts, isDiskLow: async () => true })).toEqual([
    503,
    expect.objectContaining({ notReady: ['disk'], failing: ['files', 'backup'] }),
  ])
})
