export type AiFailureKind =
  | 'key'
  | 'quota'
  | 'limit'
  | 'refused'
  | 'length'
  | 'server'
  | 'timeout'
  | 'network'
  | 'cut'
  | 'nonsense'

interface Details {
  status?: number
  waitMs?: number | undefined
  text?: string
  cause?: unknown
}

/** The provider's own message may quote the key, so it is never stored. */
export class AiFailure extends Error {
  override name = 'AiFailure'
  readonly kind: AiFailureKind
  readonly status: number | undefined
  readonly waitMs: number | undefined
  readonly text: string

  constructor(kind: AiFailureKind, { status, waitMs, text = '', cause }: Details = {}) {
    super(`the AI provider: ${kind}`, { cause })
    this.kind = kind
    this.status = status
    this.waitMs = waitMs
    this.text = text
  }
}
