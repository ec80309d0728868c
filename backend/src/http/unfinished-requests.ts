import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from './environment.ts'
import { networkOf } from './network-of.ts'

/** A browser sends at most six requests at a time, so a whole office that uploads photographs stays below this number. */
const MAX_UNFINISHED = 100

/** Each unfinished upload occupies a connection, so each network may have only a limited number. */
export function boundUnfinished(max = MAX_UNFINISHED): MiddlewareHandler<HttpEnvironment> {
  const counts = new Map<string, number>()
  // If a request is answered early, nothing tells when its body has arrived. The next request on the same connection comes after the body,
  // so it ends the count.
  const unfinished = new WeakMap<Socket, () => void>()
  return async (c, next) => {
    const incoming = c.env?.incoming
    if (!incoming) return next()
    const { socket } = incoming
    unfinished.get(socket)?.()
    if (!hasBody(incoming)) return next()
    const network = networkOf(c.get('address'))
    const count = (counts.get(network) ?? 0) + 1
    if (count > max) {
      c.header('Connection', 'close')
      c.header('Retry-After', '5')
      return c.json({ message: 'Too many unfinished requests' }, 429)
    }
    counts.set(network, count)
    const finish = () => {
      if (unfinished.get(socket) !== finish) return
      unfinished.delete(socket)
      socket.off('close', finish)
      const left = (counts.get(network) ?? 1) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    }
    unfinished.set(socket, finish)
    incoming.once('end', finish)
    incoming.once('close', finish)
    socket.once('close', finish)
    return next()
  }
}

function hasBody({ headers, complete }: IncomingMessage): boolean {
  if (complete) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
