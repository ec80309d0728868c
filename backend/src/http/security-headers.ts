import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import type { HttpEnvironment } from './environment.ts'

/** What a browser may do with our pages. The services' answers are data and carry less. */
export function securityHeaders(config: Config): MiddlewareHandler<HttpEnvironment> {
  const headers: [string, string][] = [
    ['content-security-policy', contentSecurityPolicy(config)],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=()'],
  ]
  if (config.publicUrl.protocol === 'https:') {
    headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains'])
  }
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) {
      // A page may be stricter about what it tells others.
      if (name !== 'referrer-policy' || !c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  }
}

export function contentSecurityPolicy(config: Config): string {
  const plain = config.publicUrl.protocol === 'http:'
  const aiOrigin = new URL(config.ai.baseUrl).origin
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `connect-src 'self' https: wss: ${aiOrigin}${plain ? ' http: ws:' : ''}`,
    `img-src 'self' https: data: blob:${plain ? ' http:' : ''}`,
    `worker-src 'self' blob:`,
    `frame-src blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
