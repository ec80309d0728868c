/** Nobody's statements may hold the whole pool: each caller has a few running at a time and a short queue behind them. */

export class TooManyStatements extends Error {
  constructor() {
    super('Too many requests of one caller at a time')
  }
}

interface Limits {
  /** Statements of one caller that run at the same time. */
  running: number
  /** Those that may wait; one more is refused at once. */
  waiting: number
  /** How long one waits before it is refused. */
  waitMs: number
}

/** The web app starts about a dozen requests at once when it opens, and scripts a hundred: they wait here for a moment. */
const LIMITS: Limits = { running: 3, waiting: 200, waitMs: 10_000 }

interface Caller {
  running: number
  queue: (() => void)[]
}

export class StatementGate {
  readonly #limits: Limits
  readonly #callers = new Map<string, Caller>()

  constructor(limits: Limits = LIMITS) {
    this.#limits = limits
  }

  /** Runs the work when it is its caller's turn; a caller without a name has no limit. */
  async run<T>(name: string | undefined, work: () => Promise<T>): Promise<T> {
    if (name === undefined) return work()
    const caller = this.#callerOf(name)
    if (caller.running < this.#limits.running) caller.running++
    else await this.#wait(caller)
    try {
      return await work()
    } finally {
      this.#leave(name, caller)
    }
  }

  #callerOf(name: string): Caller {
    const known = this.#callers.get(name)
    if (known) return known
    const caller: Caller = { running: 0, queue: [] }
    this.#callers.set(name, caller)
    return caller
  }

  async #wait(caller: Caller): Promise<void> {
    if (caller.queue.length >= this.#limits.waiting) throw new TooManyStatements()
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        caller.queue.splice(caller.queue.indexOf(enter), 1)
        reject(new TooManyStatements())
      }, this.#limits.waitMs)
      caller.queue.push(enter)
    })
  }

  /** The place goes to whoever waits longest. */
  #leave(name: string, caller: Caller): void {
    const next = caller.queue.shift()
    if (next) return next()
    caller.running--
    if (caller.running === 0) this.#callers.delete(name)
  }
}
