import { cors } from 'hono/cors'

/** The client may be served from anywhere: what protects the data are keys and tokens, not origins. */
export const allowOrigins = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  allowHeaders: [
    'authorization',
    'x-client-info',
    'apikey',
    'content-type',
    'x-supabase-api-version',
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
  ],
  exposeHeaders: [
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
  ],
  maxAge: 3600,
})
