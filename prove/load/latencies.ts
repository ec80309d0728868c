const GROWTH = Math.log(1.02)
const SMALLEST_MS = 0.1

export interface LatencyCounts {
  buckets: [bucket: number, count: number][]
  slowest: number
}

export interface LatencySummary {
  count: number
  p50: number
  p95: number
  p99: number
  slowest: number
}

export class Latencies {
  readonly #buckets = new Map<number, number>()
  #count = 0
  #slowest = 0

  add(ms: number): void {
    const bucket = Math.max(0, Math.ceil(Math.log(ms / SMALLEST_MS) / GROWTH))
    this.#addTo(bucket, 1)
    this.#slowest = Math.max(this.#slowest, ms)
  }

  merge({ buckets, slowest }: LatencyCounts): void {
    for (const [bucket, count] of buckets) this.#addTo(bucket, count)
    this.#slowest = Math.max(this.#slowest, slowest)
  }

  counts(): LatencyCounts {
    return { buckets: [...this.#buckets], slowest: this.#slowest }
  }

  summary(): LatencySummary {
    return {
      count: this.#count,
      p50: this.#percentile(0.5),
      p95: this.#percentile(0.95),
      p99: this.#percentile(0.99),
      slowest: round(this.#slowest),
    }
  }

  #addTo(bucket: number, count: number): void {
    this.#buckets.set(bucket, (this.#buckets.get(bucket) ?? 0) + count)
    this.#count += count
  }

  /** Returns the upper end of the bucket that contains the percentile. */
  #percentile(share: number): number {
    let left = Math.ceil(this.#count * share)
    for (const [bucket, count] of [...this.#buckets].toSorted(([a], [b]) => a - b)) {
      left -= count
      if (left <= 0) return round(Math.min(this.#slowest, SMALLEST_MS * Math.exp(bucket * GROWTH)))
    }
    return 0
  }
}

function round(ms: number): number {
  return ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms)
}
