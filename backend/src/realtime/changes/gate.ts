interface Queue {
  isRunning: boolean
  waiting: (() => void)[]
}

/**
 * Limits how much work runs at a time, with one piece for each name, so a name with much waiting work delays only itself. Names take turns
 * for free slots.
 */
export class Gate {
  readonly #queues = new Map<string, Queue>()
  #free: number

  constructor(places: number) {
    this.#free = places
  }

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    await this.#enter(name)
    try {
      return await work()
    } finally {
      this.#leave(name)
    }
  }

  #enter(name: string): Promise<void> | undefined {
    const queue = this.#queues.get(name)
    if (this.#free > 0 && !queue) {
      this.#free--
      this.#queues.set(name, { isRunning: true, waiting: [] })
      return undefined
    }
    return new Promise((resolve) => {
      if (queue) queue.waiting.push(resolve)
      else this.#queues.set(name, { isRunning: false, waiting: [resolve] })
    })
  }

  #leave(name: string): void {
    const queue = this.#queues.get(name)!
    this.#queues.delete(name)
    queue.isRunning = false
    if (queue.waiting.length > 0) this.#queues.set(name, queue)
    this.#free++
    for (const next of this.#queues.values()) {
      if (next.isRunning) continue
      next.isRunning = true
      this.#free--
      next.waiting.shift()!()
      return
    }
  }
}
