import type { messages } from './messages.ts'

/** Why a page could not be opened: the function's own codes, and what happens on the way to it. */
export type LinkProblem = keyof typeof messages.problems

/** What a function refused, or why it was not reached. */
export class LinkRefusal extends Error {
  /** The function's code; `unreachable` without an answer, `failed` for one that nobody expects. */
  readonly code: string
  /** Whether the same request may succeed later. */
  readonly isTemporary: boolean
  /** What the server asks to wait, in seconds. */
  readonly retryAfter: number | null

  constructor(code: string, isTemporary: boolean, retryAfter: number | null = null) {
    super(`the link was refused: ${code}`)
    this.code = code
    this.isTemporary = isTemporary
    this.retryAfter = retryAfter
  }
}
