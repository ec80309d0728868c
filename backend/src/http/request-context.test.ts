import { Writable } from 'node:stream'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { HttpEnvironment } from './environment.ts'
import { identifyRequest } from './request-context.ts'

it('logs neither the token of a shared document nor a query', async () => {
  let logged = ''
  const log = pino(
    { level: 'debug' },
    new Writable({
      write(chunk: Buffer, _, done) {
        logged += chunk.toString()
        done()
      },
    }),
  )
  const app = new Hono<HttpEnvironment>()
  app.use(identifyRequest(log, false))
  app.all('*', (c) => c.text('hola'))
  await app.request('/compartido/SECRETO-1?x=SECRETO-2')
  await app.request('/auth/v1/verify?token=SECRETO-3')
  expect(logged).toContain('"path":"/compartido/…"')
  expect(logged).toContain('"path":"/auth/v1/verify"')
  expect(logged).not.toContain('SECRETO')
})
