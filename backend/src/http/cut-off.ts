import type { Context } from 'hono'
import type { HttpEnvironment } from './environment.ts'

/** What nginx logs where a client went away: nobody reads this answer, and the server did not fail. */
export const CLIENT_GONE = 499

/** Whether the sender went away before the whole request had come: whatever failed for want of the rest is no failure of ours. */
export function isCutOff(c: Context<HttpEnvironment>): boolean {
  const incoming = c.env?.incoming
  return incoming !== undefined && incoming.destroyed && !incoming.complete
}
