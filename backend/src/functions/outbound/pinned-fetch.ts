import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { bareHost } from '../../../../supabase/functions/_shared/network/check-target.ts'
import type { OutboundResponse } from '../../../../supabase/functions/_shared/network/outbound.ts'
import { decodeBody } from './decode-body.ts'
import { notPublic, pinLookup } from './pin-lookup.ts'
import type { Resolve } from './resolve-names.ts'
import { toOutboundError } from './to-outbound-error.ts'

export interface PinnedFetchOptions {
  resolve: Resolve
  isAllowed: (address: string) => boolean
}

/** Sends a POST if there is a body, otherwise a GET. Without a body it has the form of `OutboundFetch`, which functions use. */
type PinnedFetch = (
  url: URL,
  init: { headers: Record<string, string>; signal: AbortSignal; body?: Uint8Array },
) => Promise<OutboundResponse>

export function createPinnedFetch({ resolve, isAllowed }: PinnedFetchOptions): PinnedFetch {
  const lookup = pinLookup(resolve, isAllowed)
  return async (url, { headers, signal, body }) => {
    const host = bareHost(url)
    // If the host is an address, no lookup happens, so the check is made here.
    if (isIP(host) !== 0 && !isAllowed(host)) throw notPublic()
    const send = url.protocol === 'https:' ? requestSecure : requestPlain
    return new Promise((accept, reject) => {
      const request = send(url, {
        method: body ? 'POST' : 'GET',
        headers: { ...headers, 'accept-encoding': 'gzip' },
        // Every request opens a new socket, because the address of a pooled one was checked for another request.
        agent: false,
        lookup,
        signal,
      })
      request.on('response', (message) => accept(present(message, signal)))
      request.on('error', (error) => reject(toOutboundError(error, signal)))
      request.end(body)
    })
  }
}

function present(message: IncomingMessage, signal: AbortSignal): OutboundResponse {
  return {
    status: message.statusCode ?? 0,
    statusText: message.statusMessage ?? '',
    header: (name) => headerOf(message, name),
    body: decodeBody(message, signal),
    discard: () => void message.destroy(),
  }
}

/** Node reads headers as Latin-1, but servers send accents in UTF-8. */
function headerOf(message: IncomingMessage, name: string): string | undefined {
  const value = message.headers[name]
  const text = Array.isArray(value) ? value[0] : value
  return text === undefined ? undefined : Buffer.from(text, 'latin1').toString('utf8')
}
