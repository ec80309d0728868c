import { createHash } from 'node:crypto'

const MAX_NAMED = 400
const MAX_SEEN_ONCE = 2_000
/** No connection lives longer than this, and its prepared statements end with it. */
export const CONNECTION_LIFETIME_SECONDS = 1_800

/**
 * A statement's text gets a name at its second use, so that queries that run only once do not fill the connections. Past the limit, new
 * statements stay unnamed until all names are given anew, so that unusual queries cannot occupy every name for ever.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #seenOnce = new Set<string>()
  #since = performance.now()

  nameFor(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size >= MAX_NAMED && !this.#beginAnew()) return undefined
    if (!this.#seenOnce.delete(text)) {
      if (this.#seenOnce.size >= MAX_SEEN_ONCE) this.#seenOnce.clear()
      this.#seenOnce.add(text)
      return undefined
    }
    const name = `p_${createHash('sha1').update(text).digest('base64url')}`
    this.#names.set(text, name)
    return name
  }

  #beginAnew(): boolean {
    if (performance.now() - this.#since < CONNECTION_LIFETIME_SECONDS * 1_000) return false
    this.#names.clear()
    this.#since = performance.now()
    return true
  }
}
