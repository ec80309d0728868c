import { Hono } from 'hono'
import type { HttpEnvironment } from './environment.ts'

/** 200 while the process answers at all: a supervisor restarts it when this fails, which no other fault would mend. */
export function createLive(): Hono<HttpEnvironment> {
  return new Hono<HttpEnvironment>().get('/', (c) => {
    c.header('cache-control', 'no-store')
    return c.json({ status: 'ok' })
  })
}
