import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from '../http/environment.ts'
import { bearerOf } from '../http/identify.ts'
import { isLocalRequest } from '../http/is-local-request.ts'
import { isSame } from '../http/keyring.ts'

/** With a token any machine may read the metrics. Without one only this machine may, and others get 404. */
export function allowScrape(token: string | undefined): MiddlewareHandler<HttpEnvironment> {
  const expected = token === undefined ? undefined : Buffer.from(token)
  return async (c, next) => {
    if (expected === undefined) return isLocalRequest(c) ? next() : c.notFound()
    if (isSame(Buffer.from(bearerOf(c) ?? ''), expected)) return next()
    c.header('www-authenticate', 'Bearer')
    return c.json({ message: 'The token of METRICS_TOKEN is required' }, 401)
  }
}
