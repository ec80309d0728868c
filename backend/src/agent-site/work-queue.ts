import { setTimeout as pause } from 'node:timers/promises'

export class TooMuchWork extends Error {
  override name = 'TooMuchWork'
}

/** On a machine that is busy with something else work takes long, and a rest as long again would leave no page. */
const MAX_REST_MS = 250

interface Bounds {
  running: number
  waiting: number
  /** After each piece of work its place rests so many times as long, so that the processor belongs to the app for the most part. */
  rest: number
}

/** Runs few pieces of work at a time. What finds no place to wait is refused, and no group takes more than half of the places. */
export class WorkQueue {
  readonly #bounds: Bounds
  readonly #waiting: { group: string; begin: () => void }[] = []
  #running = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  async run<T>(group: string, work: () => Promise<T>): Promise<T> {
    await this.#place(group)
    const started = performance.now()
    try {
      return await work()
    } finally {
      void this.#leave(performance.now() - started)
    }
  }

  #place(group: string): Promise<void> | undefined {
    if (this.#running < this.#bounds.running) {
      this.#running += 1
      return undefined
    }
    const { waiting } = this.#bounds
    const ofGroup = this.#waiting.filter((each) => each.group === group).length
    if (this.#waiting.length >= waiting || ofGroup >= waiting / 2) throw new TooMuchWork()
    return new Promise((begin) => this.#waiting.push({ group, begin }))
  }

  async #leave(tookMs: number): Promise<void> {
    const { rest } = this.#bounds
    if (rest > 0) await pause(Math.min(tookMs * rest, MAX_REST_MS), undefined, { ref: false })
    const next = this.#waiting.shift()
    if (next) next.begin()
    else this.#running -= 1
  }
}
