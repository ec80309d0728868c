import type { AnswerRequest, PublicSelectionItem } from '@predio/domain/selections'
import { parseUnsent, type UnsentAnswers } from './unsent-answers.ts'
import { AnswerSender, type Delay } from './send-answers.ts'

export type AnswerState =
  | { kind: 'none' }
  | { kind: 'sent' }
  | { kind: 'sending' }
  | { kind: 'waiting'; delay: Delay }
  | { kind: 'refused'; code: string }

type Listener = () => void

export class Answers {
  readonly #kept: UnsentAnswers
  readonly #taken = new Map<string, AnswerRequest>()
  readonly #sender: AnswerSender
  readonly #listeners = new Set<Listener>()

  constructor(items: readonly PublicSelectionItem[], kept: UnsentAnswers) {
    this.#kept = kept
    for (const { id, answer, reason, comment, visitSlots } of items) {
      if (answer) this.#taken.set(id, { itemId: id, answer, reason, comment, visitSlots })
    }
    this.#sender = new AnswerSender(kept, {
      onSent: ({ request }) => {
        this.#taken.set(request.itemId, request)
        this.#tell()
      },
      onChange: () => this.#tell(),
    })
    addEventListener('storage', (event) => this.#followOtherTab(event))
  }

  start(): void {
    this.#sender.start()
  }

  listen(listener: Listener): void {
    this.#listeners.add(listener)
  }

  of(itemId: string): AnswerRequest | null {
    return this.#kept.of(itemId)?.request ?? this.#taken.get(itemId) ?? null
  }

  stateOf(itemId: string): AnswerState {
    const kept = this.#kept.of(itemId)
    if (!kept) return { kind: this.#taken.has(itemId) ? 'sent' : 'none' }
    if (kept.refusal !== undefined) return { kind: 'refused', code: kept.refusal }
    const { delay } = this.#sender
    return delay ? { kind: 'waiting', delay } : { kind: 'sending' }
  }

  /** The answer is stored on the device before it is sent. An equal answer is ignored, unless the first was refused. */
  give(title: string, request: AnswerRequest): void {
    const isRefused = this.stateOf(request.itemId).kind === 'refused'
    if (!isRefused && isSame(this.of(request.itemId), request)) return
    this.#kept.keep(title, request)
    void this.#sender.send()
    this.#tell()
  }

  /** Updates the answers that another tab with the same link has given or sent. */
  #followOtherTab({ key, oldValue, newValue }: StorageEvent): void {
    if (key !== this.#kept.key) return
    const left = new Set(parseUnsent(newValue).map(({ request }) => request.itemId))
    for (const { request } of parseUnsent(oldValue)) {
      if (!left.has(request.itemId)) this.#taken.set(request.itemId, request)
    }
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

function isSame(one: AnswerRequest | null, other: AnswerRequest): boolean {
  return (
    one !== null &&
    one.answer === other.answer &&
    one.reason === other.reason &&
    one.comment === other.comment &&
    one.visitSlots.join() === other.visitSlots.join()
  )
}
