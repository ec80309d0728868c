const PREFLIGHT_HEADERS: Record<string, string> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, x-region, x-retry-count',
  'access-control-max-age': '3600',
}

/** A page of another origin may read only these headers of a function's answer. */
const EXPOSED_HEADERS =
  'Retry-After, X-Picture-Type, X-Redirected-To, X-Request-Id, X-WP-Total, X-WP-TotalPages'

export function answerPreflight(): Response {
  return new Response(null, { status: 204, headers: PREFLIGHT_HEADERS })
}

export function allowOrigins(response: Response): Response {
  response.headers.set('access-control-allow-origin', '*')
  response.headers.set('access-control-expose-headers', EXPOSED_HEADERS)
  return response
}
