import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { HttpEnvironment } from './environment.ts'

/** Gives each request an id, a logger that carries it and the caller's address, and logs its end. */
export function identifyRequest(
  log: Logger,
  trustProxy: boolean,
): MiddlewareHandler<HttpEnvironment> {
  const logged = log.isLevelEnabled('debug')
  return async (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('log', log.child({ requestId }))
    c.set('address', callerAddress(c.env, trustProxy ? c.req.header('x-forwarded-for') : undefined))
    c.header('x-request-id', requestId)
    const started = performance.now()
    await next()
    const { status } = c.res
    if (!logged && status < 500) return
    // The path only: query strings carry filter values and one-time tokens.
    const line = {
      method: c.req.method,
      path: withoutToken(c.req.path),
      status,
      ms: Math.round(performance.now() - started),
    }
    if (status >= 500) c.get('log').error(line, 'request')
    else c.get('log').debug(line, 'request')
  }
}

/** The token of a shared document stands in its address. */
function withoutToken(path: string): string {
  return path.replace(/^\/compartido\/.+/, '/compartido/…')
}

/** Behind a proxy we trust, the last address it appended; otherwise the socket's. */
function callerAddress(
  bindings: HttpEnvironment['Bindings'] | undefined,
  forwarded: string | undefined,
): string {
  if (bindings?.address !== undefined) return bindings.address
  const last = forwarded?.split(',').at(-1)?.trim()
  return last || bindings?.incoming?.socket.remoteAddress || '127.0.0.1'
}
