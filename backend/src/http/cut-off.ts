import type { Context } from 'hono'
import type { HttpEnvironment } from './environment.ts'

/** nginx logs this status if the client closed the connection, which is no failure of the server. */
export const CLIENT_GONE = 499

/**
 * If a client closes the connection in the middle of a request, the handler may fail because the rest is missing. That is no failure of the
 * server.
 */
export function isCutOff(c: Context<HttpEnvironment>): boolean {
  const incoming = c.env?.incoming
  return incoming !== undefined && incoming.destroyed && !incoming.complete
}
