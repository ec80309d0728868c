import { TokenBucket } from './token-bucket.ts'

const MAX_REMEMBERED = 10_000

/** When there are many buckets, full ones are dropped, because a new bucket is equal to a full one. */
export class TokenBuckets {
  readonly #buckets = new Map<string, TokenBucket>()
  readonly #perSecond: number
  readonly #capacity: number

  constructor(perSecond: number, capacity: number) {
    this.#perSecond = perSecond
    this.#capacity = capacity
  }

  take(name: string, cost = 1): boolean {
    if (this.#buckets.size >= MAX_REMEMBERED)
      for (const [known, bucket] of this.#buckets) if (bucket.isFull()) this.#buckets.delete(known)
    const bucket = this.#buckets.get(name) ?? new TokenBucket(this.#perSecond, this.#capacity)
    this.#buckets.set(name, bucket)
    return bucket.take(cost)
  }
}
