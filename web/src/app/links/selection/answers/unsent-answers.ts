import type { AnswerRequest } from '@predio/domain/selections'
import { log } from '../../../../lib/log.ts'
import { sha256 } from '../../../../lib/sha256.ts'

/** SEL-23: the answer is stored on this device until the server accepts it. */
export interface UnsentAnswer {
  /** Each answer gets a new id, which tells a later answer from the one that was sent. */
  id: string
  title: string
  request: AnswerRequest
  refusal?: string
}

/**
 * Answers are stored under the hash of the token, so that the device stores nothing that opens the link. Only the last answer to each
 * listing is stored.
 */
export class UnsentAnswers {
  readonly #key: string
  /** The answers as JSON, used if the browser stores nothing. */
  #text = ''
  #isStored = true
  /** The parsed answers are cached, because every card of a long page reads them. */
  #parsed: { text: string; kept: readonly UnsentAnswer[] } = { text: '', kept: [] }

  constructor(token: string) {
    this.#key = `predio.answers.${sha256(token)}`
  }

  get key(): string {
    return this.#key
  }

  all(): readonly UnsentAnswer[] {
    const text = this.#read()
    if (text !== this.#parsed.text) this.#parsed = { text, kept: parseUnsent(text) }
    return this.#parsed.kept
  }

  of(itemId: string): UnsentAnswer | undefined {
    return this.all().find(({ request }) => request.itemId === itemId)
  }

  keep(title: string, request: AnswerRequest): void {
    const id = `${Date.now()}-${Math.random()}`
    this.#write([...this.#without(request.itemId), { id, title, request }])
  }

  settle({ id }: UnsentAnswer): void {
    this.#write(this.all().filter((each) => each.id !== id))
  }

  refuse({ id }: UnsentAnswer, refusal: string): void {
    const kept = parseUnsent(this.#read())
    const refused = kept.find((each) => each.id === id)
    if (refused) refused.refusal = refusal
    this.#write(kept)
  }

  #without(itemId: string): UnsentAnswer[] {
    return this.all().filter(({ request }) => request.itemId !== itemId)
  }

  #read(): string {
    try {
      if (this.#isStored) this.#text = localStorage.getItem(this.#key) ?? ''
    } catch {
      // Without storage the answers last as long as the page.
    }
    return this.#text
  }

  #write(kept: readonly UnsentAnswer[]): void {
    this.#text = kept.length === 0 ? '' : JSON.stringify(kept)
    try {
      if (this.#text) localStorage.setItem(this.#key, this.#text)
      else localStorage.removeItem(this.#key)
      this.#isStored = true
    } catch (error) {
      this.#isStored = false
      log.warn('the answers could not be stored', error)
    }
  }
}

export function parseUnsent(text: string | null): UnsentAnswer[] {
  if (!text) return []
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) ? (kept as UnsentAnswer[]) : []
  } catch {
    return []
  }
}
