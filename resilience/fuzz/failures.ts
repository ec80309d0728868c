import type { FuzzRequest } from './generate-request.ts'
import { toCurl, type FuzzResponse } from './send-request.ts'

const SHOWN = 10

/** One example of each kind of failure suffices for reading it, sending it again and storing it. */
export class Failures {
  readonly #examples = new Map<string, string>()
  readonly #printKept: (request: FuzzRequest) => string

  constructor(printKept: (request: FuzzRequest) => string) {
    this.#printKept = printKept
  }

  get size(): number {
    return this.#examples.size
  }

  add(problems: string[], index: number, request: FuzzRequest, response: FuzzResponse): void {
    if (problems.length === 0) return
    const code = /"code":"\w+"/.exec(response.body)?.[0] ?? ''
    const kind = `${problems.join('; ')} (${response.status} ${code})`
    const answer = `${response.status} ${response.body.slice(0, 600)}`
    this.#examples.set(kind, `${this.#describe(index, request)}\n→ ${answer}`)
  }

  addError(error: unknown, index: number, request: FuzzRequest): void {
    this.#examples.set(String(error), this.#describe(index, request))
  }

  #describe(index: number, request: FuzzRequest): string {
    return `request ${index}\n${toCurl(request)}\nfor kept-requests.ts: ${this.#printKept(request)}`
  }

  report(): string {
    const shown = [...this.#examples].slice(0, SHOWN)
    return shown.map(([kind, example]) => `${kind}\n${example}`).join('\n\n')
  }
}
