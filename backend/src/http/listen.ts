import { once } from 'node:events'
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'

interface Timeouts {
  headersMs: number
  /** Within this time the largest file of 50 MB can arrive at half a megabit a second. */
  requestMs: number
  /** No function may run longer than this. */
  silenceMs: number
  /** Node's default of five seconds would close the connection between two clicks, and a new connection costs more than an idle one. */
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
      // Long filters travel in the address. Each service itself refuses an address that is too long for it.
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
