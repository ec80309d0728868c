import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from './environment.ts'

/** RFC 9112, 3.2: with two Host headers a proxy may believe one and the server the other. Node uses the first. */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]!.toLowerCase() === 'host') hosts += 1
  }
  return hosts <= 1
}

export const requireOneHost: MiddlewareHandler<HttpEnvironment> = async (c, next) => {
  const incoming = c.env?.incoming
  if (!incoming || hasOneHost(incoming)) return next()
  return c.json({ message: 'A request has one Host header' }, 400)
}
