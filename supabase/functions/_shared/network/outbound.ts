/** The contract by which each runtime reaches other servers. */

export type FailureKind = 'refused' | 'dns' | 'timeout' | 'tls' | 'blocked' | 'http'

/** `text` is technical English and contains no internal address. */
export class OutboundError extends Error {
  override name = 'OutboundError'
  readonly kind: FailureKind
  readonly status: number | undefined

  constructor(kind: FailureKind, text: string, status?: number) {
    super(text)
    this.kind = kind
    this.status = status
  }
}

export interface OutboundResponse {
  status: number
  statusText: string
  header(name: string): string | undefined
  /** The body is decompressed; reading it throws OutboundError. */
  body: AsyncIterable<Uint8Array>
  discard(): void
}

/**
 * A request is one GET that follows no redirect and stores no cookie. It throws OutboundError for an address that is not public; how
 * reliably depends on the runtime (docs/functions.md).
 */
export type OutboundFetch = (
  url: URL,
  init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<OutboundResponse>
