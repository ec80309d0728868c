/** The contract of reaching the world; the runtimes implement it. */

export type FailureKind = 'refused' | 'dns' | 'timeout' | 'tls' | 'blocked' | 'http'

/** Why a site could not be read. `text` is technical, in English, and names no inner address. */
export class OutboundError extends Error {
  override name = 'OutboundError'
  readonly kind: FailureKind
  /** The site's HTTP status, when it answered at all. */
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
  /** Decompressed. Reading throws OutboundError. */
  body: AsyncIterable<Uint8Array>
  /** Gives up on the rest of the body. */
  discard(): void
}

/**
 * One GET, no redirect followed, no cookie kept. Refuses addresses that are not public and throws
 * OutboundError. How surely it does so is the runtime's: see docs/functions.md.
 */
export type OutboundFetch = (
  url: URL,
  init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<OutboundResponse>
