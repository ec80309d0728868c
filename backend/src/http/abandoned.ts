import type { Context } from 'hono'
import type { RequestScope } from '../database/types.ts'
import type { HttpEnvironment } from './environment.ts'

/** Calls back when the client has closed the connection before its answer. */
export function onAbandoned(c: Context<HttpEnvironment>): RequestScope['onAbandoned'] {
  const outgoing = c.env?.outgoing
  if (!outgoing) return undefined
  return (cancel) => {
    const closed = () => {
      if (!outgoing.writableFinished) cancel()
    }
    outgoing.once('close', closed)
    return () => outgoing.off('close', closed)
  }
}
