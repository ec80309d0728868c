import { overRequestLimit } from '../errors.ts'

export interface Asker {
  key: string
  network?: string | undefined
}

interface Limits {
  running: number
  waitingPerKey: number
  waitingPerNetwork: number
}

const LIMITS: Limits = { running: 2, waitingPerKey: 15, waitingPerNetwork: 40 }

const BUSY_SECONDS = 5

interface Waiting extends Asker {
  enter: () => void
}

/**
 * bcrypt is slow on purpose, so only two passwords are processed at a time. Networks take turns: one that sends many passwords waits behind
 * those that send one.
 */
export class PasswordTurns {
  readonly #limits: Limits
  readonly #running = new Set<string>()
  /** The map's key is the network, or the password's key if no network is known. The network served last moves to the end. */
  readonly #waiting = new Map<string, Waiting[]>()

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
  }

  async run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    if (this.#mayRun(asker)) this.#running.add(asker.key)
    else await this.#wait(asker)
    try {
      return await work()
    } finally {
      this.#running.delete(asker.key)
      this.#letIn()
    }
  }

  #mayRun({ key }: Asker): boolean {
    return this.#running.size < this.#limits.running && !this.#running.has(key)
  }

  async #wait(asker: Asker): Promise<void> {
    const group = asker.network ?? asker.key
    const queue = this.#waiting.get(group) ?? []
    const ofKey = queue.filter(({ key }) => key === asker.key).length
    const isNetworkFull =
      asker.network !== undefined && queue.length >= this.#limits.waitingPerNetwork
    if (isNetworkFull || ofKey >= this.#limits.waitingPerKey) throw overRequestLimit(BUSY_SECONDS)
    this.#waiting.set(group, queue)
    await new Promise<void>((enter) => queue.push({ ...asker, enter }))
  }

  #letIn(): void {
    for (const [group, queue] of this.#waiting) {
      const place = queue.findIndex((waiting) => this.#mayRun(waiting))
      if (place === -1) continue
      const [next] = queue.splice(place, 1)
      this.#waiting.delete(group)
      if (queue.length > 0) this.#waiting.set(group, queue)
      if (!next) continue
      this.#running.add(next.key)
      next.enter()
    }
  }
}
