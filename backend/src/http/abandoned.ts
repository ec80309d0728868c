import type { Context } from 'hono'
import type { HttpEnvironment } from './environment.ts'

/** Aborted when the connection closes before the answer is out: nobody reads it any more. */
export function abandonedSignal(c: Context<HttpEnvironment>): AbortSignal | undefined {
  const outgoing = c.env?.outgoing
  if (!outgoing) return undefined
  const abandoned = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) abandoned.abort()
  })
  return abandoned.signal
}
