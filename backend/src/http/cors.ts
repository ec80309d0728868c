import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from './environment.ts'

const ALLOWED_HEADERS = [
  'authorization',
  'x-client-info',
  'apikey',
  'content-type',
  'x-supabase-api-version',
  'x-view-tests',
  'accept-profile',
  'content-profile',
  'prefer',
  'range',
  'range-unit',
  'x-upsert',
  'x-metadata',
  'cache-control',
  'x-retry-count',
  'x-region',
].join(', ')

const EXPOSED_HEADERS = [
  'Content-Range',
  'Content-Location',
  'Content-Profile',
  'Location',
  'Preference-Applied',
  'X-Supabase-Api-Version',
  'X-Total-Count',
  'Link',
  'ETag',
  'Content-Disposition',
  'Retry-After',
  'X-Request-Id',
  'X-Predio-Link',
].join(', ')

/**
 * Keys and tokens protect the data, not origins, so any origin may call. The headers are set before the handler runs, which is cheaper than
 * copying its response.
 */
export const allowOrigins: MiddlewareHandler<HttpEnvironment> = async (c, next) => {
  c.header('access-control-allow-origin', '*')
  if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined) {
    c.header('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
    c.header('access-control-allow-headers', ALLOWED_HEADERS)
    c.header('access-control-max-age', '3600')
    return c.body(null, 204)
  }
  c.header('access-control-expose-headers', EXPOSED_HEADERS)
  c.header('x-content-type-options', 'nosniff')
  return next()
}

/** Services that build their own responses ignore headers that were set before. */
export const allowOriginsAfterwards: MiddlewareHandler<HttpEnvironment> = async (c, next) => {
  await next()
  c.res.headers.set('access-control-allow-origin', '*')
  c.res.headers.set('access-control-expose-headers', EXPOSED_HEADERS)
}
