import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import { CLIENT_GONE, isCutOff } from './cut-off.ts'
import type { HttpEnvironment } from './environment.ts'
import { chooseRequestId } from './request-id.ts'
import { withReference } from './with-reference.ts'

/** Hears of every request that came from outside: what the server asks of itself is part of one that is counted already. */
export interface RequestObserver {
  began(): void
  /** `route` is the pattern that answered (`/rest/v1/:table`), never the address that was asked for. */
  ended(route: string, method: string, status: number, ms: number): void
}

/** Gives each request an id, a logger that carries it and the caller's address, and logs its end. */
export function identifyRequest(
  log: Logger,
  trustProxy: boolean,
  observer?: RequestObserver,
): MiddlewareHandler<HttpEnvironment> {
  const logged = log.isLevelEnabled('debug')
  return async (c, next) => {
    const requestId = chooseRequestId(c, trustProxy)
    c.set('requestId', requestId)
    c.set('log', log.child({ requestId }))
    c.set('address', callerAddress(c.env, trustProxy ? c.req.header('x-forwarded-for') : undefined))
    c.header('x-request-id', requestId)
    const watch = c.env?.address === undefined ? observer : undefined
    const started = performance.now()
    watch?.began()
    let status = 500
    try {
      await next()
      ;({ status } = c.res)
      if (status >= 500 && isCutOff(c)) status = CLIENT_GONE
    } finally {
      watch?.ended(routePath(c), c.req.method, status, performance.now() - started)
    }
    if (status >= 500) await addReference(c, requestId)
    if (logged || status >= 500) logEnd(c, status, performance.now() - started)
  }
}

async function addReference(c: Context<HttpEnvironment>, requestId: string): Promise<void> {
  const response = await withReference(c.res, requestId)
  // Hono would carry the former headers over, the length of the former body among them.
  c.res = undefined
  c.res = response
}

function logEnd(c: Context<HttpEnvironment>, status: number, ms: number): void {
  // The path only: query strings carry filter values and one-time tokens.
  const line = {
    method: c.req.method,
    path: withoutToken(c.req.path),
    status,
    ms: Math.round(ms),
  }
  if (status >= 500) c.get('log').error(line, 'request')
  else c.get('log').debug(line, 'request')
}

/** The token of a link stands in its address. */
function withoutToken(path: string): string {
  return path.replace(/^\/(aviso|compartido|reporte|seleccion)\/.+/, '/$1/…')
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
