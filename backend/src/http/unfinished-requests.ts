import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from './environment.ts'
import { networkOf } from './network-of.ts'

/** An office that uploads photographs has six a browser under way. */
const MAX_UNFINISHED = 100

/** Bounds the requests of one network whose bodies have not come yet: each holds a connection, for as long as an upload may take. */
export function boundUnfinished(max = MAX_UNFINISHED): MiddlewareHandler<HttpEnvironment> {
  const counts = new Map<string, number>()
  return async (c, next) => {
    const incoming = c.env?.incoming
    if (!incoming || !hasBody(incoming)) return next()
    const network = networkOf(c.get('address'))
    const count = (counts.get(network) ?? 0) + 1
    if (count > max) {
      // What is left of the body stays unread, so the connection cannot carry another request.
      c.header('Connection', 'close')
      c.header('Retry-After', '5')
      return c.json({ message: 'Too many unfinished requests' }, 429)
    }
    counts.set(network, count)
    let isFinished = false
    const finish = () => {
      if (isFinished) return
      isFinished = true
      const left = (counts.get(network) ?? 1) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    }
    incoming.once('end', finish)
    incoming.once('close', finish)
    return next()
  }
}

function hasBody({ headers, complete }: IncomingMessage): boolean {
  if (complete) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
