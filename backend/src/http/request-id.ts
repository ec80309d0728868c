import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from './environment.ts'

/** The pattern accepts UUIDs, ULIDs, hexadecimal and base64url ids. Nothing else is accepted, because the id is logged and shown. */
const SANE = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/

/** The id is taken from our own request that caused this one, or from a trusted proxy. Otherwise it is new. */
export function chooseRequestId(c: Context<HttpEnvironment>, trustProxy: boolean): string {
  const caused = c.env?.requestId
  if (caused !== undefined) return caused
  const given = trustProxy ? c.req.header('x-request-id') : undefined
  return given !== undefined && SANE.test(given) ? given : randomUUID()
}

/** Services that build their own responses ignore headers that were set before. */
export const answerRequestId: MiddlewareHandler<HttpEnvironment> = async (c, next) => {
  await next()
  c.res.headers.set('x-request-id', c.get('requestId'))
}
