import type { OutboundResponse } from '../_shared/network/outbound.ts'
import { readBounded } from '../_shared/network/read-bounded.ts'
import { siteAnswered } from './errors.ts'
import { mediaType } from './refuse-status.ts'
import { skipWarnings } from './skip-warnings.ts'

const MAX_BYTES = 20 * 1024 * 1024
const TOTALS = ['x-wp-total', 'x-wp-totalpages']

/** The JSON is passed on unchanged, with WordPress' totals and the address of the site. Cookies and other headers are dropped. */
export async function presentRest(
  response: OutboundResponse,
  redirectedTo?: string,
): Promise<Response> {
  const bytes = skipWarnings(withoutMark(await readBounded(response, MAX_BYTES)))
  if (!looksLikeJson(bytes)) {
    throw siteAnswered(response.status, 'the answer is not JSON', {
      code: 'not_json',
      contentType: mediaType(response),
      redirectedTo,
    })
  }
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(redirectedTo && { 'x-redirected-to': redirectedTo }),
  })
  for (const name of TOTALS) {
    const total = response.header(name)
    if (total !== undefined && /^\d{1,15}$/.test(total)) headers.set(name, total)
  }
  return new Response(bytes, { headers })
}

/** If a PHP file of the site was saved with a byte order mark, this mark precedes every answer. */
function withoutMark(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
}

/** Only both ends are checked, because parsing 20 MB here and again in the browser would delay everybody. */
function looksLikeJson(bytes: Uint8Array): boolean {
  const first = bytes.find(isVisible)
  const last = bytes.findLast(isVisible)
  return (first === 0x5b && last === 0x5d) || (first === 0x7b && last === 0x7d)
}

function isVisible(byte: number): boolean {
  return byte > 0x20
}
