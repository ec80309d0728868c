/** Each caller may have a few running statements and a short queue, so that nobody occupies the whole pool. */

export class TooManyStatements extends Error {
  constructor() {
    super('Too many requests of one caller at a time')
  }
}

interface Limits {
  running: number
  waiting: number
  waitMs: number
  heavyMs: number
}

/** The web app sends about a dozen requests when it opens, and a script may send a hundred; these wait for a moment. */
const LIMITS: Limits = { running: 3, waiting: 200, waitMs: 10_000, heavyMs: 5_000 }

const MAX_REMEMBERED = 10_000

interface Caller {
  running: number
  queue: (() => void)[]
  busyMs: number
  busyAt: number
}

export class StatementGate {
  readonly #limits: Limits
  readonly #callers = new Map<string, Caller>()

  readonly #now: () => number

  // The monotonic clock is used: if the wall clock were set back, callers would seem busy until it caught up.
  constructor(limits: Partial<Limits> = {}, now: () => number = () => performance.now()) {
    this.#limits = { ...LIMITS, ...limits }
    this.#now = now
  }

  get waiting(): number {
    let count = 0
    for (const { queue } of this.#callers.values()) count += queue.length
    return count
  }

  /** A caller without a name, which means the secret key, has no limit. */
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

  /** The free slot goes to the statement that has waited longest, unless its caller already runs as many as allowed. */
  #leave(name: string, caller: Caller): void {
    caller.running--
    while (caller.queue.length > 0 && caller.running < this.#allowed(caller)) {
      caller.running++
      caller.queue.shift()?.()
    }
    if (caller.running === 0 && this.#busyMs(caller) === 0) this.#callers.delete(name)
  }
}
