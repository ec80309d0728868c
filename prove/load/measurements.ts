import { Latencies } from './latencies.ts'
import type { GeneratorReport, Kind } from './load-job.ts'

export class Measurements {
  readonly acknowledged = { tasks: 0, files: 0 }
  reconnected = 0
  readonly #latencies = new Map<Kind, Latencies>()
  readonly #errors = new Map<string, number>()
  #isMeasuring = false
  #processor = process.cpuUsage()

  begin(): void {
    this.#isMeasuring = true
    this.#processor = process.cpuUsage()
  }

  add(kind: Kind, ms: number): void {
    if (!this.#isMeasuring) return
    const known = this.#latencies.get(kind) ?? new Latencies()
    known.add(ms)
    this.#latencies.set(kind, known)
  }

  fail(kind: Kind, what: string): void {
    const key = `${kind}: ${what}`
    this.#errors.set(key, (this.#errors.get(key) ?? 0) + 1)
  }

  report(): GeneratorReport {
    const { user, system } = process.cpuUsage(this.#processor)
    const latencies = [...this.#latencies].map(([kind, each]) => [kind, each.counts()])
    return {
      latencies: Object.fromEntries(latencies) as GeneratorReport['latencies'],
      errors: Object.fromEntries(this.#errors),
      acknowledged: this.acknowledged,
      reconnected: this.reconnected,
      processorSeconds: (user + system) / 1e6,
    }
  }
}
