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
  /** Who has kept the database busy for longer than this, time passed taken off, runs one statement at a time. */
  heavyMs: number
}

/** The web app starts about a dozen requests at once when it opens, and scripts a hundred: they wait here for a moment. */
const LIMITS: Limits = { running: 3, waiting: 200, waitMs: 10_000, heavyMs: 5_000 }

const MAX_REMEMBERED = 10_000

interface Caller {
  running: number
  queue: (() => void)[]
  /** How long the caller's statements ran in all, less the time that has passed since, as of `busyAt`. */
  busyMs: number
  busyAt: number
}

export class StatementGate {
  readonly #limits: Limits
  readonly #callers = new Map<string, Caller>()

  readonly #now: () => number

  // By the clock that never jumps: were the other set back, a caller would seem busy until it has caught up.
  constructor(limits: Partial<Limits> = {}, now: () => number = () => performance.now()) {
    this.#limits = { ...LIMITS, ...limits }
    this.#now = now
  }

  /** Those that wait at this moment. */
  get waiting(): number {
    let count = 0
    for (const { queue } of this.#callers.values()) count += queue.length
    return count
  }

  /** Runs the work when it is its caller's turn; a caller without a name has no limit. */
  async run<T>(name: string | undefined, work: () => Promise<T>): Promise<T> {
    if (name === undefined) return work()
    const caller = this.#callerOf(name)
    if (caller.running < this.#allowed(caller)) caller.running++
    else await this.#wait(caller)
    const began = this.#now()
    try {
      return await work()
    } finally {
      caller.busyMs = this.#busyMs(caller) + this.#now() - began
      caller.busyAt = this.#now()
      this.#leave(name, caller)
    }
  }

  #callerOf(name: string): Caller {
    const known = this.#callers.get(name)
    if (known) return known
    const caller: Caller = { running: 0, queue: [], busyMs: 0, busyAt: this.#now() }
    this.#callers.set(name, caller)
    if (this.#callers.size > MAX_REMEMBERED) this.#forgetIdle()
    return caller
  }

  #busyMs({ busyMs, busyAt }: Caller): number {
    return Math.max(0, busyMs - (this.#now() - busyAt))
  }

  #allowed(caller: Caller): number {
    return this.#busyMs(caller) > this.#limits.heavyMs ? 1 : this.#limits.running
  }

  #forgetIdle(): void {
    for (const [name, caller] of this.#callers) {
      if (caller.running === 0 && this.#busyMs(caller) === 0) this.#callers.delete(name)
    }
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

  /** The place goes to whoever waits longest, or to nobody while the caller has more places than it may have. */
  #leave(name: string, caller: Caller): void {
    caller.running--
    while (caller.queue.length > 0 && caller.running < this.#allowed(caller)) {
      caller.running++
      caller.queue.shift()?.()
    }
    if (caller.running === 0 && this.#busyMs(caller) === 0) this.#callers.delete(name)
  }
}
