import type { OutboundResponse } from '../_shared/network/outbound.ts'
import { readBounded } from '../_shared/network/read-bounded.ts'
import { siteAnswered } from './errors.ts'
import { mediaType } from './refuse-status.ts'

/** Portals' pages have up to two megabytes. */
const MAX_BYTES = 4 * 1024 * 1024
const HTML = new Set(['text/html', 'application/xhtml+xml'])

/**
 * LIMP-09: the page is sent as plain bytes, like a picture, because it is only read for its data and must never be displayed from our own
 * origin.
 */
export async function presentPage(
  response: OutboundResponse,
  redirectedTo?: string,
): Promise<Response> {
  const contentType = mediaType(response)
  if (contentType === undefined || !HTML.has(contentType)) {
    response.discard()
    throw siteAnswered(response.status, 'the answer is not a page', {
      code: 'not_a_page',
      contentType,
      redirectedTo,
    })
  }
  const bytes = await readBounded(response, MAX_BYTES)
  return new Response(bytes, {
    headers: {
      'content-type': 'application/octet-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(redirectedTo && { 'x-redirected-to': redirectedTo }),
    },
  })
}
