import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import type { HttpEnvironment } from './environment.ts'

/** These headers are for pages; answers with data have fewer headers and do not pass through here. */
export function securityHeaders(
  config: Config,
  asksOnlyUs: (path: string) => boolean,
): MiddlewareHandler<HttpEnvironment> {
  const policies = { app: appPolicy(config), document: documentPolicy(config) }
  const headers: [string, string][] = [
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
    const policy = asksOnlyUs(c.req.path) ? policies.document : policies.app
    c.res.headers.set('content-security-policy', policy)
    for (const [name, value] of headers) {
      // A page may set a stricter referrer policy of its own.
      if (name !== 'referrer-policy' || !c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  }
}

/** The app calls the agent's own site and the AI provider and shows pictures from any address, so all of https is allowed. */
export function appPolicy(config: Config): string {
  const ai = new URL(config.ai.baseUrl).origin
  return policyFor(config, [
    ...ownAddresses(config),
    'https:',
    ai,
    ...(isPlain(config) ? ['http:'] : []),
  ])
}

/** The landing, legal and link pages connect only to this server. */
export function documentPolicy(config: Config): string {
  return policyFor(config, ownAddresses(config))
}

/** The page may have been opened at an address other than PUBLIC_URL, which `'self'` covers, also for web sockets. */
function ownAddresses({ publicUrl, publicUrlGiven }: Config): string[] {
  if (!publicUrlGiven) return [`'self'`]
  return [`'self'`, publicUrl.origin, publicUrl.origin.replace(/^http/, 'ws')]
}

function isPlain({ publicUrl }: Config): boolean {
  return publicUrl.protocol === 'http:'
}

function policyFor(config: Config, connections: readonly string[]): string {
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `connect-src ${connections.join(' ')}`,
    `img-src 'self' https: data: blob:${isPlain(config) ? ' http:' : ''}`,
    `worker-src 'self' blob:`,
    `frame-src blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
