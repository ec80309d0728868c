import { Hono } from 'hono'
import { describeFailure } from '../database/describe-failure.ts'
import type { HttpEnvironment } from './environment.ts'

/** What has to be so before requests are sent here. */
export interface Readiness {
  /** The migrations that the database does not have; throws when the database does not answer. */
  missingMigrations(): Promise<readonly string[]>
  /** Whether PostgreSQL lets in the role of people's requests. */
  letsRequestsIn(): Promise<boolean>
  isDiskLow(): Promise<boolean>
  /** The names of parts that fail while everything else goes on. */
  failingParts(): Promise<readonly string[]>
}

/**
 * 200 when requests may be sent here, otherwise 503 with the names of what is not ready. A part that all processes share, such as the store
 * of files, is named and makes none unready: a proxy that sent nobody anywhere would turn its failure into everybody's.
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
