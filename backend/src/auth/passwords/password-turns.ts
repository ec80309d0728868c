import { overRequestLimit } from '../errors.ts'

/** For whom a password is hashed or compared. */
export interface Asker {
  /** Account and network of a sign-in: guesses are compared one after the other. */
  key: string
  /** The network, or the person who is signed in. Undefined where limits per address are off, and for the secret key. */
  network?: string | undefined
}

interface Limits {
  /** bcrypt keeps a core busy, and files are read by the same few threads. */
  running: number
  /** Those of one key that may wait; one more is refused at once. */
  waitingPerKey: number
  waitingPerNetwork: number
}

const LIMITS: Limits = { running: 2, waitingPerKey: 15, waitingPerNetwork: 40 }

/** When one who was refused may try again. */
const BUSY_SECONDS = 5

interface Waiting extends Asker {
  enter: () => void
}

/**
 * bcrypt costs on purpose, so two passwords at a time are hashed or compared. Networks take turns: whoever sends many waits behind
 * those who send one.
 */
export class PasswordTurns {
  readonly #limits: Limits
  readonly #running = new Set<string>()
  /** By network, or by key where there is none. The network that was served last comes last. */
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
