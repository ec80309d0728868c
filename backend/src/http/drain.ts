import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Longer than any statement may run, shorter than a supervisor's patience. */
const TIMEOUT_MS = 15_000

/**
 * Makes a server able to stop without refusing anybody it already listens to: what is under way is
 * answered, connections that only wait are closed, and whoever asks once more is told to come back
 * on a new connection, which a load balancer then opens elsewhere.
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
