import { once } from 'node:events'
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'

interface Timeouts {
  headersMs: number
  /** The limit allows 50 MB, the largest file, at half a megabit a second. */
  requestMs: number
  /** The limit is longer than any function may run. */
  silenceMs: number
  /** Node's default of five seconds would close the connection between two clicks, and reopening costs more than keeping it. */
  keepAliveMs: number
  /** Headers and requests are checked at this interval. */
  checkMs: number
}

const TIMEOUTS: Timeouts = {
  headersMs: 15_000,
  requestMs: 15 * 60_000,
  silenceMs: 120_000,
  keepAliveMs: 65_000,
  checkMs: 5_000,
}

/** Connections on which nothing arrives are closed (OPS-84). */
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
      // Long filters travel in the address; each service refuses an address that is too long for it.
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
