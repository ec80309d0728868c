/** A large message costs as much as several small ones. */
const BYTES_PER_MESSAGE = 8 * 1024

export function costOf(bytes: number): number {
  return 1 + Math.floor(bytes / BYTES_PER_MESSAGE)
}

export class TokenBucket {
  readonly #perSecond: number
  readonly #capacity: number
  #level: number
  #filledAt: number

  constructor(perSecond: number, capacity: number, now = performance.now()) {
    this.#perSecond = perSecond
    this.#capacity = capacity
    this.#level = capacity
    this.#filledAt = now
  }

  take(cost = 1, now = performance.now()): boolean {
    this.#fill(now)
    if (this.#level < cost) return false
    this.#level -= cost
    return true
  }

  isFull(now = performance.now()): boolean {
    this.#fill(now)
    return this.#level >= this.#capacity
  }

  #fill(now: number): void {
    const gained = ((now - this.#filledAt) / 1000) * this.#perSecond
    this.#level = Math.min(this.#capacity, this.#level + gained)
    this.#filledAt = now
  }
}
