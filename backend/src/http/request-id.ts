import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from './environment.ts'

/** What proxies give: UUIDs, ULIDs, hexadecimal and base64url. It is logged and shown to people, so that nothing else is let in. */
const SANE = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/

/** The id of the request that caused this one, or of a proxy we trust, or a new one. */
export function chooseRequestId(c: Context<HttpEnvironment>, trustProxy: boolean): string {
  const caused = c.env?.requestId
  if (caused !== undefined) return caused
  const given = trustProxy ? c.req.header('x-request-id') : undefined
  return given !== undefined && SANE.test(given) ? given : randomUUID()
}

/** For services that answer with responses of their own, which know nothing of prepared headers. */
export const answerRequestId: MiddlewareHandler<HttpEnvironment> = async (c, next) => {
  await next()
  c.res.headers.set('x-request-id', c.get('requestId'))
}
