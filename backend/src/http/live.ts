import { Hono } from 'hono'
import type { HttpEnvironment } from './environment.ts'

/** With this header `check url` asks what of its request arrived; its value is sent as `X-Forwarded-For` too, as a browser could. */
export const CHECK_HEADER = 'x-predio-check'

/** What the server saw of a request: whether a proxy has said where it came from, and whether such words count. */
export interface SeenRequest {
  isForwarded: boolean
  isProxyTrusted: boolean
}

/** 200 while the process answers at all: a supervisor restarts it when this fails, which no other fault would mend. */
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
