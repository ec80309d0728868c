import { once } from 'node:events'
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'

interface Timeouts {
  /** For the whole of a request's headers. */
  headersMs: number
  /** For the whole of a request: 50 MB, the largest file, at half a megabit a second. */
  requestMs: number
  /** Without a byte in either direction while a request is under way; longer than any function may take. */
  silenceMs: number
  /** Between two requests. Node's own five seconds end it between two presses of a person at work, and opening another costs more than keeping it. */
  keepAliveMs: number
  /** How often headers and requests are looked at. */
  checkMs: number
}

const TIMEOUTS: Timeouts = {
  headersMs: 15_000,
  requestMs: 15 * 60_000,
  silenceMs: 120_000,
  keepAliveMs: 65_000,
  checkMs: 5_000,
}

/** Listens, and ends connections on which nothing comes (OPS-84). */
export async function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  address: { hostname: string; port: number },
  timeouts: Partial<Timeouts> = {},
): Promise<Server> {
  const { headersMs, requestMs, silenceMs, keepAliveMs, checkMs } = { ...TIMEOUTS, ...timeouts }
  const server = serve({
    fetch,
    ...address,
    serverOptions: {
      // Long filters travel in the address; the services themselves say when one is too long.
      maxHeaderSize: 64 * 1024,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: checkMs,
    },
  }) as Server
  server.setTimeout(silenceMs)
  await once(server, 'listening')
  return server
}
