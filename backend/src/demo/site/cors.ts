import type { MiddlewareHandler } from 'hono'

/** Like WordPress, this allows any origin, also for errors, and answers every preflight. */
export const reflectOrigin: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('origin')
  if (c.req.method === 'OPTIONS') c.res = c.json({})
  else await next()
  const headers = c.res.headers
  headers.set('access-control-expose-headers', 'X-WP-Total, X-WP-TotalPages, Link')
  headers.set(
    'access-control-allow-headers',
    'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
  )
  headers.set('x-robots-tag', 'noindex')
  headers.set('x-content-type-options', 'nosniff')
  if (origin === undefined) return
  headers.set('access-control-allow-origin', origin)
  headers.set('access-control-allow-methods', 'OPTIONS, GET, POST, PUT, PATCH, DELETE')
  headers.set('access-control-allow-credentials', 'true')
  headers.append('vary', 'Origin')
}
