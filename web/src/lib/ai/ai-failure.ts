/**
 * Why there is no answer, or only half of one:
 * key: the provider refuses it. quota: its account has no credit. limit: too many questions, wait. refused: it does not
 * take this question. length: the question holds more than the model can read. server: it is broken. timeout: it went
 * silent. network: it could not be reached. cut: the answer stopped in the middle. nonsense: it is no answer at all.
 */
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
  /** What the provider answered with, where it refused the question. */
  status?: number
  /** How long a limit asks to wait, where it says so. */
  waitMs?: number | undefined
  /** What had arrived until then. */
  text?: string
  cause?: unknown
}

/** For the log and for telling cases apart. A provider's own words may quote the key: they are never in it. */
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
