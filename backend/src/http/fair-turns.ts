import { setTimeout as pause } from 'node:timers/promises'
import { TooManyStatements } from '../database/statement-gate.ts'
import { BoundedMap } from './bounded-map.ts'

/**
 * Each caller may send this many requests a second, where a large body counts as several. Further requests wait. A caller never waits while
 * nobody else sends requests.
 */
interface Limits {
  perSecond: number
  burst: number
  waitMs: number
  activeMs: number
}

const LIMITS: Limits = { perSecond: 100, burst: 400, waitMs: 10_000, activeMs: 10_000 }

/** A body of this size costs about as much as one more request. */
const BYTES_PER_TURN = 50_000
/** Filters, columns and values in an address have to be parsed and planned, so a long address counts as several requests. */
const ADDRESS_LENGTH_PER_TURN = 2_000
/** Parsing an object with a thousand keys takes tens of milliseconds. */
const VALUES_PER_TURN = 1_000
/** A refused caller tries again at once, and a refused body still arrives, so refusals are delayed. */
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
  readonly #takenUntil = new BoundedMap<string, number>(MAX_REMEMBERED)
  /** Two callers are stored: the last one, and the last one before it with another name. */
  #last: Asked | undefined
  #other: Asked | undefined

  constructor(
    limits: Partial<Limits> = {},
    // A monotonic clock is used: if the wall clock were set back, all turns would stay taken until it caught up.
    now: () => number = () => performance.now(),
    wait: (ms: number) => Promise<unknown> = (ms) => pause(ms),
  ) {
    this.#limits = { ...LIMITS, ...limits }
    this.#now = now
    this.#wait = wait
  }

  /** The secret key has no name as a caller and therefore no limit. */
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
      // A caller who is alone does not wait. Of the cost of its requests, at most one second delays it after others have come.
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

  /** Adds a cost that became known during the request. The caller's later requests wait for it. */
  charge(name: string | undefined, values: number): void {
    this.#add(name, values / VALUES_PER_TURN)
  }

  /** Some costs are known only afterwards, such as the bytes of an answer or of an upload that was refused. */
  chargeBytes(name: string | undefined, bytes: number): void {
    this.#add(name, bytes / BYTES_PER_TURN)
  }

  /** The turn that the request itself took covers a cost below one turn. */
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
