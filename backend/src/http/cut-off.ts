import type { Context } from 'hono'
import type { HttpEnvironment } from './environment.ts'

/** nginx logs this status for a client that went away, which is no failure of the server. */
export const CLIENT_GONE = 499

/** A request that was cut off may fail for want of the rest, which is no failure of ours. */
export function isCutOff(c: Context<HttpEnvironment>): boolean {
  const incoming = c.env?.incoming
  return incoming !== undefined && incoming.destroyed && !incoming.complete
}
