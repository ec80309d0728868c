import type { OutboundResponse } from '../_shared/network/outbound.ts'
import { readBounded } from '../_shared/network/read-bounded.ts'
import { siteAnswered } from './errors.ts'
import { skipWarnings } from './skip-warnings.ts'

const MAX_ERROR_BYTES = 64 * 1024

/** Passes the site's own refusal on, with WordPress' error code where the body has one. */
export async function refuseStatus(
  response: OutboundResponse,
  redirectedTo?: string,
): Promise<never> {
  const bytes = await readBounded(response, MAX_ERROR_BYTES).catch(() => undefined)
  throw siteAnswered(response.status, response.statusText, {
    code: bytes && errorCode(bytes),
    contentType: mediaType(response),
    redirectedTo,
  })
}

export function mediaType(response: OutboundResponse): string | undefined {
  return response.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
}

function errorCode(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    const { code } = JSON.parse(new TextDecoder().decode(skipWarnings(bytes))) as { code?: unknown }
    return typeof code === 'string' && /^[\w-]{1,100}$/.test(code) ? code : undefined
  } catch {
    return undefined
  }
}
