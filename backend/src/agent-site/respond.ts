import type { StoredPage } from './page-store.ts'

/** A browser asks again before it shows its copy; the answer is short while nothing has changed. */
const ASK_AGAIN = 'no-cache'

export function respondPage(
  request: Request,
  page: StoredPage,
  more: Readonly<Record<string, string>> = {},
): Response {
  const headers = new Headers({
    'content-type': page.type,
    'cache-control': page.status < 400 || page.status === 410 ? ASK_AGAIN : 'no-store',
    etag: page.etag,
    vary: 'accept-encoding',
    ...more,
  })
  if (page.status === 200 && request.headers.get('if-none-match') === page.etag) {
    return new Response(null, { status: 304, headers })
  }
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
  if (encoding) headers.set('content-encoding', encoding)
  const body = encoding ? page[encoding] : page.bytes
  headers.set('content-length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    status: page.status,
    headers,
  })
}

export function respondTo(address: string, status: 301 | 302 | 303): Response {
  const isLasting = status === 301
  return new Response(null, {
    status,
    headers: { location: address, 'cache-control': isLasting ? 'max-age=3600' : 'no-store' },
  })
}
