import { Hono } from 'hono'
import { describeFailure } from '../database/describe-failure.ts'
import type { HttpEnvironment } from './environment.ts'

export interface Readiness {
  missingMigrations(): Promise<readonly string[]>
  letsRequestsIn(): Promise<boolean>
  isDiskLow(): Promise<boolean>
  failingParts(): Promise<readonly string[]>
}

/**
 * Answers 200 if this process may receive requests, otherwise 503 with the names of the parts that are not ready. A failing part that all
 * processes share, such as file storage, is named but does not make the process unready: otherwise a proxy would have no process left.
 */
export function createReady(readiness: Readiness): Hono<HttpEnvironment> {
  return new Hono<HttpEnvironment>().get('/', async (c) => {
    c.header('cache-control', 'no-store')
    const notReady: ('database' | 'migrations' | 'login' | 'disk')[] = []
    try {
      const missing = await readiness.missingMigrations()
      if (missing.length > 0) {
        notReady.push('migrations')
        c.get('log').error({ missing }, 'the database lacks migrations of this version')
      }
      if (!(await readiness.letsRequestsIn())) notReady.push('login')
    } catch (error) {
      notReady.push('database')
      c.get('log').error({ failure: describeFailure(error) }, 'the database does not answer')
    }
    if (await readiness.isDiskLow()) notReady.push('disk')
    const failing = await readiness.failingParts()
    const parts = failing.length > 0 ? { failing } : {}
    return notReady.length === 0
      ? c.json({ status: 'ready', ...parts })
      : c.json({ status: 'unavailable', notReady, ...parts }, 503)
  })
}
