import { checkTarget } from '../network/check-target.ts'
import {
  OutboundError,
  type FailureKind,
  type OutboundFetch,
  type OutboundResponse,
} from '../network/outbound.ts'

/**
 * Supabase gives functions no sockets, so this replaces our server's pinned fetch. It refuses literal addresses and internal names, but
 * cannot see to which address a public name resolves.
 */
export function createPlainOutbound(allowPrivate: boolean): OutboundFetch {
  return async (url, { headers, signal }) => {
    checkTarget(url, allowPrivate)
    try {
      return present(await fetch(url, { headers, signal, redirect: 'manual' }), signal)
    } catch (error) {
      throw toOutboundError(error, signal)
    }
  }
}

function present(response: Response, signal: AbortSignal): OutboundResponse {
  return {
    status: response.status,
    statusText: response.statusText,
    header: (name) => response.headers.get(name) ?? undefined,
    body: readBody(response, signal),
    discard: () => void response.body?.cancel().catch(() => undefined),
  }
}

async function* readBody(response: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader()
  try {
    for (;;) {
      const read = await reader?.read()
      if (!read || read.done) return
      yield read.value
    }
  } catch (error) {
    throw toOutboundError(error, signal)
  } finally {
    await reader?.cancel().catch(() => undefined)
  }
}

/** `fetch` has no error codes, but Deno's messages name the layer that failed. */
const LAYERS: [RegExp, FailureKind][] = [
  [/dns error|failed to lookup|ENOTFOUND/i, 'dns'],
  [/certificate|tls|ssl|handshake|InvalidContentType|corrupt message/i, 'tls'],
  [/timed? ?out/i, 'timeout'],
]

function toOutboundError(error: unknown, signal: AbortSignal): OutboundError {
  if (error instanceof OutboundError) return error
  if (signal.aborted) return new OutboundError('timeout', 'no answer in time')
  const message = messagesOf(error)
  const kind = LAYERS.find(([pattern]) => pattern.test(message))?.[1] ?? 'refused'
  return new OutboundError(kind, `connection failed: ${kind}`)
}

function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} ${messagesOf(error.cause)}`
}
