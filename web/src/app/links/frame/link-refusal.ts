import type { messages } from './messages.ts'

export type LinkProblem = keyof typeof messages.problems

export class LinkRefusal extends Error {
  /** The code `unreachable` means that there was no answer, `failed` that the answer was unexpected. */
  readonly code: string
  /** True if the same request may succeed later. */
  readonly isTemporary: boolean
  readonly retryAfter: number | null

  constructor(code: string, isTemporary: boolean, retryAfter: number | null = null) {
    super(`the link was refused: ${code}`)
    this.code = code
    this.isTemporary = isTemporary
    this.retryAfter = retryAfter
  }
}
