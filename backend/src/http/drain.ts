import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** This is longer than any statement may run and shorter than a supervisor waits before it kills the process. */
const TIMEOUT_MS = 15_000

/**
 * Lets a server stop without refusing anybody: running requests are answered, idle connections are closed, and further requests are told to
 * reconnect, which a load balancer then does with another process.
 */
export function makeDrainable(server: Server): () => Promise<void> {
  let underWay = 0
  let draining = false
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    underWay += 1
    if (draining) response.setHeader('connection', 'close')
    response.once('close', () => {
      underWay -= 1
      if (draining && underWay === 0) server.emit('drained')
    })
  })
  return async () => {
    draining = true
    server.close()
    server.closeIdleConnections()
    if (underWay > 0) {
      const late = new AbortController()
      const limit = pause(TIMEOUT_MS, undefined, { signal: late.signal }).catch(() => undefined)
      await Promise.race([once(server, 'drained'), limit])
      late.abort()
    }
    server.closeIdleConnections()
  }
}
