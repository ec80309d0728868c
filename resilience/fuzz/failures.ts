import type { FuzzRequest } from './generate-request.ts'
import { toCurl, type FuzzResponse } from './send-request.ts'

const SHOWN = 10

/** What went wrong, one example of each kind: enough to read, and to send again. */
export class Failures {
  readonly #examples = new Map<string, string>()

  get size(): number {
    return this.#examples.size
  }

  add(problems: string[], index: number, request: FuzzRequest, response: FuzzResponse): void {
    if (problems.length === 0) return
    const code = /"code":"\w+"/.exec(response.body)?.[0] ?? ''
    const kind = `${problems.join('; ')} (${response.status} ${code})`
    const answer = `${response.status} ${response.body.slice(0, 600)}`
    this.#examples.set(kind, `request ${index}\n${toCurl(request)}\n→ ${answer}`)
  }

  /** There was no answer at all. */
  addError(error: unknown, index: number, request: FuzzRequest): void {
    this.#examples.set(String(error), `request ${index}\n${toCurl(request)}`)
  }

  report(): string {
    const shown = [...this.#examples].slice(0, SHOWN)
    return shown.map(([kind, example]) => `${kind}\n${example}`).join('\n\n')
  }
}
