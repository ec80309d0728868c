import { log } from '../../../../lib/log.ts'
import { callFunction } from '../../frame/call-function.ts'
import { LinkRefusal } from '../../frame/link-refusal.ts'
import { tokenOfAddress } from '../../frame/open-link.ts'
import type { UnsentAnswer, UnsentAnswers } from './unsent-answers.ts'

const FIRST_WAIT_MS = 2000
const MAX_WAIT_MS = 60_000

/** Why the next attempt waits. */
export type Delay = 'offline' | 'throttled' | 'failing'

interface Heard {
  /** The server has this answer. */
  onSent: (answer: UnsentAnswer) => void
  /** An answer was refused, or the reason to wait is another. */
  onChange: () => void
}

/**
 * Sends the answers that are on the device, one after the other and each until it was taken or refused: at once, when the connection
 * returns, when the page is looked at again, and after longer and longer pauses. The server takes the same answer twice without harm.
 */
export class AnswerSender {
  readonly #kept: UnsentAnswers
  readonly #heard: Heard
  #isSending = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #delay: Delay | null = null

  constructor(kept: UnsentAnswers, heard: Heard) {
    this.#kept = kept
    this.#heard = heard
    addEventListener('online', () => this.send())
    document.addEventListener('visibilitychange', () => document.hidden || this.send())
  }

  get delay(): Delay | null {
    return this.#delay
  }

  send(): void {
    if (this.#isSending || !this.#next()) return
    this.#isSending = true
    clearTimeout(this.#timer)
    void this.#inTurn(() => this.#sendAll()).finally(() => {
      this.#isSending = false
    })
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#next(); next; next = this.#next()) {
      try {
        await callFunction('selection', {
          action: 'answer',
          token: tokenOfAddress(),
          ...next.request,
        })
      } catch (error) {
        if (!(error instanceof LinkRefusal) || error.isTemporary) return this.#wait(error)
        log.warn('an answer was refused', error.code)
        this.#kept.refuse(next, error.code)
        this.#heard.onChange()
        continue
      }
      this.#failures = 0
      this.#setDelay(null)
      this.#kept.settle(next)
      this.#heard.onSent(next)
    }
  }

  #next(): UnsentAnswer | undefined {
    return this.#kept.all().find(({ refusal }) => refusal === undefined)
  }

  #wait(error: unknown): void {
    const refusal = error instanceof LinkRefusal ? error : undefined
    const asked = (refusal?.retryAfter ?? 0) * 1000
    const ms = Math.max(asked, Math.min(FIRST_WAIT_MS * 2 ** this.#failures, MAX_WAIT_MS))
    this.#failures += 1
    this.#timer = setTimeout(() => this.send(), ms)
    this.#setDelay(delayOf(refusal))
  }

  #setDelay(delay: Delay | null): void {
    if (delay === this.#delay) return
    this.#delay = delay
    this.#heard.onChange()
  }

  /** Two tabs of one link take turns, so that a later answer cannot be overtaken by an earlier one. */
  async #inTurn(work: () => Promise<void>): Promise<void> {
    // Browsers offer locks to pages with https only.
    const locks = 'locks' in navigator ? navigator.locks : undefined
    await (locks ? locks.request(this.#kept.key, work) : work())
  }
}

function delayOf(refusal: LinkRefusal | undefined): Delay {
  if (refusal?.code === 'unreachable') return 'offline'
  return refusal?.code === 'rate_limited' ? 'throttled' : 'failing'
}
