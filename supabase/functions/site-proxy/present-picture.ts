import type { OutboundResponse } from '../_shared/network/outbound.ts'
import { readBounded } from '../_shared/network/read-bounded.ts'
import { siteAnswered } from './errors.ts'
import { pictureType } from './picture-type.ts'
import { mediaType } from './refuse-status.ts'

const MAX_BYTES = 15 * 1024 * 1024

/**
 * Because of the plain bytes, the client library returns a Blob (it would decode `image/jpeg` as text), and no content of another site is
 * displayed from our own origin.
 */
export async function presentPicture(response: OutboundResponse): Promise<Response> {
  const bytes = await readBounded(response, MAX_BYTES)
  const type = pictureType(bytes)
  if (!type) {
    throw siteAnswered(response.status, 'the answer is not a JPEG, PNG or WebP picture', {
      code: 'not_a_picture',
      contentType: mediaType(response),
    })
  }
  return new Response(bytes, {
    headers: {
      'content-type': 'application/octet-stream',
      'x-picture-type': type,
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  })
}
