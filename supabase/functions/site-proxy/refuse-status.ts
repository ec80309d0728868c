import type { OutboundResponse } from '../_shared/network/outbound.ts'
import { readBounded } from '../_shared/network/read-bounded.ts'
import { siteAnswered } from './errors.ts'
import { skipWarnings } from './skip-warnings.ts'

const MAX_ERROR_BYTES = 64 * 1024
const MAX_MESSAGE = 200

export async function refuseStatus(
  response: OutboundResponse,
  redirectedTo?: string,
): Promise<never> {
  const bytes = await readBounded(response, MAX_ERROR_BYTES).catch(() => undefined)
  throw siteAnswered(response.status, response.statusText, {
    ...(bytes && readRefusal(bytes)),
    contentType: mediaType(response),
    redirectedTo,
  })
}

export function mediaType(response: OutboundResponse): string | undefined {
  return response.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
}

interface Refusal {
  code?: string | undefined
  siteMessage?: string | undefined
}

function readRefusal(bytes: Uint8Array<ArrayBuffer>): Refusal {
  try {
    const body = JSON.parse(new TextDecoder().decode(skipWarnings(bytes))) as Record<
      string,
      unknown
    >
    const { code, message } = body
    const isCode = typeof code === 'string' && /^[\w-]{1,100}$/.test(code)
    return {
      code: isCode ? code : undefined,
      siteMessage: typeof message === 'string' ? plain(message) : undefined,
    }
  } catch {
    return {}
  }
}

function plain(message: string): string | undefined {
  const text = message.replace(/<[^>]*>/g, '').trim()
  return text.slice(0, MAX_MESSAGE) || undefined
}
