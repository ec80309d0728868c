import { setTimeout as pause } from 'node:timers/promises'
import { TooManyStatements } from '../database/statement-gate.ts'
import { BoundedMap } from './bounded-map.ts'

/**
 * Nobody's requests may keep the process from everybody else's. Each caller may ask so often, large bodies counting as many
 * requests; who asks more waits. As long as nobody else asks there is nobody to wait for.
 */
interface Limits {
  perSecond: number
  /** What may be asked at once after a quiet time. */
  burst: number
  /** A longer wait is a refusal. */
  waitMs: number
  /** How long a caller counts as one who asks. */
  activeMs: number
}

const LIMITS: Limits = { perSecond: 100, burst: 400, waitMs: 10_000, activeMs: 10_000 }

/** A body of so many bytes costs about as much as another request. */
const BYTES_PER_TURN = 50_000
/** So many characters of filters, columns and values in an address, which are parsed and planned. */
const ADDRESS_LENGTH_PER_TURN = 2_000
/** And so many values in it: an object of as many keys takes tens of milliseconds to parse. */
const VALUES_PER_TURN = 1_000
/** One who is refused would ask again at once, and what is refused unread is received all the same: so long for each turn. */
const REFUSED_AFTER_MS = 1_000
const MAX_REMEMBERED = 10_000

interface Asked {
  name: string
  at: number
}

export class FairTurns {
  readonly #limits: Limits
  readonly #now: () => number
  readonly #wait: (ms: number) => Promise<unknown>
  /** Until when each caller's turns are taken. */
  /** Forgets those who have not asked for longest. */
  readonly #takenUntil = new BoundedMap<string, number>(MAX_REMEMBERED)
  /** Who asked last, and who asked last before somebody else did. */
  #last: Asked | undefined
  #other: Asked | undefined

  constructor(
    limits: Partial<Limits> = {},
    // The clock that never jumps: were the other set back, everybody's turns would be taken until it has caught up.
    now: () => number = () => performance.now(),
    wait: (ms: number) => Promise<unknown> = (ms) => pause(ms),
  ) {
    this.#limits = { ...LIMITS, ...limits }
    this.#now = now
    this.#wait = wait
  }

  /** Waits for the caller's turn; a caller without a name, the secret key, has no limit. */
  async take(name: string | undefined, bodyBytes = 0, addressLength = 0): Promise<void> {
    if (name === undefined) return
    const now = this.#now()
    const { perSecond, burst, waitMs } = this.#limits
    const turns =
      1 + bodyBytes / BYTES_PER_TURN + Math.floor(addressLength / ADDRESS_LENGTH_PER_TURN)
    const cost = (turns * 1000) / perSecond
    const begins = Math.max(
      this.#takenUntil.get(name) ?? Number.NEGATIVE_INFINITY,
      now - (burst * 1000) / perSecond,
    )
    if (!this.#isSomebodyElseAsking(name, now)) {
      // Not more than a moment is owed to those who come later.
      this.#takenUntil.set(name, Math.min(begins + cost, now + 1000))
      return
    }
    const wait = begins - now
    if (wait > waitMs) {
      await this.#wait(Math.min(REFUSED_AFTER_MS * turns, waitMs))
      throw new TooManyStatements()
    }
    this.#takenUntil.set(name, begins + cost)
    if (wait > 0) await this.#wait(wait)
  }

  /** Adds what a request turned out to cost; those that come after it wait for it. */
  charge(name: string | undefined, values: number): void {
    this.#add(name, values / VALUES_PER_TURN)
  }

  /** The same for bytes whose number shows only afterwards: of an answer, or of an upload that was refused. */
  chargeBytes(name: string | undefined, bytes: number): void {
    this.#add(name, bytes / BYTES_PER_TURN)
  }

  /** What costs less than a turn is in the request's own. */
  #add(name: string | undefined, turns: number): void {
    if (name === undefined || turns < 1) return
    const cost = (turns * 1000) / this.#limits.perSecond
    this.#takenUntil.set(name, (this.#takenUntil.get(name) ?? this.#now()) + cost)
  }

  #isSomebodyElseAsking(name: string, now: number): boolean {
    if (this.#last && this.#last.name !== name) this.#other = this.#last
    this.#last = { name, at: now }
    return this.#other !== undefined && now - this.#other.at < this.#limits.activeMs
  }
}
