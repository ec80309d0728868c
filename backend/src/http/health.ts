import { Hono } from 'hono'
import { describeFailure } from '../database/describe-failure.ts'
import type { Database } from '../database/types.ts'
import type { HttpEnvironment } from './environment.ts'

export function createHealth(database: Database): Hono<HttpEnvironment> {
  return new Hono<HttpEnvironment>().get('/', async (c) => {
    c.header('cache-control', 'no-store')
    try {
      await database.readReserved('select 1', [])
      return c.json({ status: 'ok' })
    } catch (error) {
      c.get('log').error({ failure: describeFailure(error) }, 'the database does not answer')
      return c.json({ status: 'unavailable' }, 503)
    }
  })
}
