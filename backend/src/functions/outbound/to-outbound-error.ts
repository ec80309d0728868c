import {
  OutboundError,
  type FailureKind,
} from '../../../../supabase/functions/_shared/network/outbound.ts'

const KINDS: [RegExp, FailureKind][] = [
  [/^(ENOTFOUND|ENODATA|ESERVFAIL|EAI_)/, 'dns'],
  [/^(ETIMEDOUT|ESOCKETTIMEDOUT|ERR_SOCKET_CONNECTION_TIMEOUT)/, 'timeout'],
  [/CERT|^ERR_TLS|^ERR_SSL|^EPROTO|^UNABLE_TO_|HOSTNAME_MISMATCH|^INVALID_(CA|PURPOSE)/, 'tls'],
  [/^Z_/, 'http'],
]

/** Only the code is reported, because messages contain the address. */
export function toOutboundError(error: unknown, signal: AbortSignal): OutboundError {
  if (error instanceof OutboundError) return error
  if (signal.aborted) return new OutboundError('timeout', 'no answer in time')
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? 'unknown'
  const kind = KINDS.find(([pattern]) => pattern.test(code))?.[1] ?? 'refused'
  return new OutboundError(kind, `connection failed (${code})`)
}

/** The kind is undefined for errors that did not occur in a request to another server. */
export function failureKindOf(error: unknown): FailureKind | undefined {
  return error instanceof OutboundError ? error.kind : undefined
}
