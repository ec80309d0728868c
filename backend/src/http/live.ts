import { Hono } from 'hono'
import type { HttpEnvironment } from './environment.ts'

/**
 * `check url` sends this header with the same value as `X-Forwarded-For`. If a proxy forwarded the request, the two differ when it arrives.
 */
export const CHECK_HEADER = 'x-predio-check'

/** Tells `check url` whether a proxy forwarded the request and whether the server trusts proxies. */
export interface SeenRequest {
  isForwarded: boolean
  isProxyTrusted: boolean
}

/** A supervisor restarts the process when this address fails, so it reports no fault that a restart does not cure. */
export function createLive(isProxyTrusted: boolean): Hono<HttpEnvironment> {
  return new Hono<HttpEnvironment>().get('/', (c) => {
    c.header('cache-control', 'no-store')
    const claim = c.req.header(CHECK_HEADER)
    if (claim === undefined) return c.json({ status: 'ok' })
    const forwarded = c.req.header('x-forwarded-for')
    const isForwarded = forwarded !== undefined && forwarded !== claim
    const seen: SeenRequest = { isForwarded, isProxyTrusted }
    return c.json({ status: 'ok', seen })
  })
}
