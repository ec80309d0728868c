/** Why there is no answer, or an incomplete one. */
export type AiFailureKind =
  /** The provider refuses the key. */
  | 'key'
  /** The provider's account has no credit. */
  | 'quota'
  /** Too many requests: the person has to wait. */
  | 'limit'
  /** The provider refuses this request. */
  | 'refused'
  /** The request is longer than the model can read. */
  | 'length'
  /** The provider answers with an error of its own. */
  | 'server'
  /** The provider sent nothing for too long. */
  | 'timeout'
  /** The provider could not be reached. */
  | 'network'
  /** The answer ended in the middle. */
  | 'cut'
  /** What arrived is not an answer of the API. */
  | 'nonsense'

interface Details {
  /** The HTTP status of a refusal. */
  status?: number
  /** How long to wait, if a limit states it. */
  waitMs?: number | undefined
  /** The part of the answer that arrived. */
  text?: string
  cause?: unknown
}

/** Never holds the provider's own message, which may quote the key. */
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
