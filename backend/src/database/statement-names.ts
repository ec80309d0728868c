import { createHash } from 'node:crypto'

const MAX_NAMED = 400
const MAX_SEEN_ONCE = 2_000

/**
 * Names for prepared statements. A text gets one at its second use, so that one-off queries do not
 * fill the connections; past the limit, statements simply stay unnamed.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #seenOnce = new Set<string>()

  nameFor(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size >= MAX_NAMED) return undefined
    if (!this.#seenOnce.delete(text)) {
      if (this.#seenOnce.size >= MAX_SEEN_ONCE) this.#seenOnce.clear()
      this.#seenOnce.add(text)
      return undefined
    }
    const name = `p_${createHash('sha1').update(text).digest('base64url')}`
    this.#names.set(text, name)
    return name
  }
}
