import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import { CLIENT_GONE, isCutOff } from './cut-off.ts'
import type { HttpEnvironment } from './environment.ts'
import { chooseRequestId } from './request-id.ts'
import { withReference } from './with-reference.ts'

/** The observer is not told of requests that the server sends to itself, because they are part of a request that is already counted. */
export interface RequestObserver {
  began(): void
  /** `route` is the matched pattern (`/rest/v1/:table`), never the requested address. */
  ended(route: string, method: string, status: number, ms: number): void
}

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
  // If it were not cleared first, Hono would copy the former headers, including the former Content-Length.
  c.res = undefined
  c.res = response
}

function logEnd(c: Context<HttpEnvironment>, status: number, ms: number): void {
  // Only the path is logged, because query strings contain filter values and one-time tokens.
  const line = {
    method: c.req.method,
    path: withoutToken(c.req.path),
    status,
    ms: Math.round(ms),
  }
  if (status >= 500) c.get('log').error(line, 'request')
  else c.get('log').debug(line, 'request')
}

/** The address of a public link contains its token, which must not be logged. */
function withoutToken(path: string): string {
  return path.replace(
    /^\/(aviso|compartido|contacto|functions\/v1\/prospects|reporte|seleccion)\/.+/,
    '/$1/…',
  )
}

/** Behind a trusted proxy the caller is the last address that the proxy appended, otherwise the socket's address. */
function callerAddress(
  bindings: HttpEnvironment['Bindings'] | undefined,
  forwarded: string | undefined,
): string {
  if (bindings?.address !== undefined) return bindings.address
  const last = forwarded?.split(',').at(-1)?.trim()
  return last || bindings?.incoming?.socket.remoteAddress || '127.0.0.1'
}
