import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from './environment.ts'
import { networkOf } from './network-of.ts'

/** An office that uploads photographs has six a browser under way. */
const MAX_UNFINISHED = 100

/** Bounds the requests of one network whose bodies have not come yet: each holds a connection, for as long as an upload may take. */
export function boundUnfinished(max = MAX_UNFINISHED): MiddlewareHandler<HttpEnvironment> {
  const counts = new Map<string, number>()
  // A request that was answered early is not told that its body has come, but the next one on its connection comes after it.
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
      // What is left of the body stays unread, so the connection cannot carry another request.
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
