import { inOneTab } from '../../../../lib/in-one-tab.ts'
import { log } from '../../../../lib/log.ts'
import { SendLoop } from '../../../../lib/outbox/send-loop.ts'
import { callFunction } from '../../frame/call-function.ts'
import { LinkRefusal } from '../../frame/link-refusal.ts'
import { tokenOfAddress } from '../../frame/open-link.ts'
import type { UnsentAnswer, UnsentAnswers } from './unsent-answers.ts'

export type Delay = 'offline' | 'throttled' | 'failing'

interface Heard {
  onSent: (answer: UnsentAnswer) => void
  onChange: () => void
}

/** Each answer is sent until the server accepts or refuses it; sending the same answer twice does no harm. */
export class AnswerSender {
  readonly #kept: UnsentAnswers
  readonly #heard: Heard
  readonly #loop = new SendLoop({
    firstPauseMs: 2000,
    lastPauseMs: 60_000,
    hasSendable: () => this.#next() !== undefined,
    // Two tabs with the same link take turns, so that an earlier answer cannot overtake a later one.
    send: async () => (this.#next() ? inOneTab(this.#kept.key, () => this.#sendAll()) : 'sent'),
  })
  #delay: Delay | null = null

  constructor(kept: UnsentAnswers, heard: Heard) {
    this.#kept = kept
    this.#heard = heard
  }

  get delay(): Delay | null {
    return this.#delay
  }

  start(): void {
    this.#loop.start()
  }

  async send(): Promise<void> {
    const result = await this.#loop.sendNow()
    // A new answer may be given while the last attempt is finishing.
    if (result === 'sent' && this.#next()) await this.#loop.sendNow()
  }

  async #sendAll(): Promise<'sent' | { afterMs: number }> {
    for (let next = this.#next(); next; next = this.#next()) {
      try {
        await callFunction('selection', {
          action: 'answer',
          token: tokenOfAddress(),
          ...next.request,
        })
      } catch (error) {
        const refusal = error instanceof LinkRefusal ? error : undefined
        if (!refusal || refusal.isTemporary) {
          this.#setDelay(delayOf(refusal))
          return { afterMs: (refusal?.retryAfter ?? 0) * 1000 }
        }
        log.warn('an answer was refused', refusal.code)
        this.#kept.refuse(next, refusal.code)
        this.#heard.onChange()
        continue
      }
      this.#setDelay(null)
      this.#kept.settle(next)
      this.#heard.onSent(next)
    }
    return 'sent'
  }

  #next(): UnsentAnswer | undefined {
    return this.#kept.all().find(({ refusal }) => refusal === undefined)
  }

  #setDelay(delay: Delay | null): void {
    if (delay === this.#delay) return
    this.#delay = delay
    this.#heard.onChange()
  }
}

function delayOf(refusal: LinkRefusal | undefined): Delay {
  if (refusal?.code === 'unreachable') return 'offline'
  return refusal?.code === 'rate_limited' ? 'throttled' : 'failing'
}
