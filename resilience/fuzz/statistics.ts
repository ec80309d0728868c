import type { FuzzRequest } from './generate-request.ts'
import type { FuzzResponse } from './send-request.ts'

/** Counts the kinds of answers, to show that the suite tests more than the parser's refusals. */
export class Statistics {
  readonly #byStatus = new Map<number, number>()
  #total = 0
  #withRows = 0
  #attacks = 0
  #slowest = { ms: 0, request: '' }

  add(request: FuzzRequest, { status, body, ms }: FuzzResponse): void {
    const { method, persona, path } = request
    if (ms > this.#slowest.ms) this.#slowest = { ms, request: `${method} ${path} of ${persona}` }
    if (persona === 'attacker') {
      this.#attacks += 1
      return
    }
    if (method === 'OPTIONS') return
    this.#total += 1
    this.#byStatus.set(status, (this.#byStatus.get(status) ?? 0) + 1)
    if (status < 300 && body.length > 2) this.#withRows += 1
  }

  shareOfSuccess(): number {
    return this.#share((status) => status < 300)
  }

  shareOfErrors(): number {
    return this.#share((status) => status >= 300)
  }

  shareWithRows(): number {
    return this.#withRows / this.#total
  }

  summary(): string {
    const statuses = [...this.#byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
    const percent = (share: number) => `${Math.round(share * 100)} %`
    return `${percent(this.shareOfSuccess())} right, ${percent(this.shareWithRows())} with rows; ${statuses.join(', ')}; ${this.#attacks} attacks; ${this.#slowestAnswer()}`
  }

  /** The duration depends on the machine, so it is printed but no test expects a value. */
  #slowestAnswer(): string {
    const { ms, request } = this.#slowest
    return `the slowest took ${Math.round(ms)} ms: ${JSON.stringify(request).slice(0, 300)}`
  }

  #share(matches: (status: number) => boolean): number {
    const found = [...this.#byStatus].filter(([status]) => matches(status))
    return found.reduce((sum, [, count]) => sum + count, 0) / this.#total
  }
}
