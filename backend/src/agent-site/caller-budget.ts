import { BoundedMap } from '../http/bounded-map.ts'
import { networkOf } from '../http/network-of.ts'

/** What an answer costs its caller. A page that has to be made takes the processor; a photograph goes with its page. */
export const COSTS = { page: 1, made: 4, photo: 0.25, form: 10 } as const

/** A person who reads quickly, and an office behind one address, stay far below; a program does not. */
const BURST = 300
const PER_SECOND = 8
const MAX_REMEMBERED = 20_000

interface Held {
  units: number
  at: number
}

/** WEB-21: units that come back with time, for each network. */
export class CallerBudget {
  readonly #held = new BoundedMap<string, Held>(MAX_REMEMBERED)
  readonly #isOn: boolean
  readonly #now: () => number

  constructor(isOn: boolean, now: () => number = () => performance.now()) {
    this.#isOn = isOn
    this.#now = now
  }

  /** The seconds after which the caller may ask again; 0 where the units were there, and were taken. */
  spend(address: string, units: number): number {
    if (!this.#isOn) return 0
    const network = networkOf(address)
    const now = this.#now()
    const last = this.#held.get(network) ?? { units: BURST, at: now }
    const held = Math.min(BURST, last.units + ((now - last.at) * PER_SECOND) / 1000)
    const isEnough = held >= units
    this.#held.set(network, { units: isEnough ? held - units : held, at: now })
    return isEnough ? 0 : Math.ceil((units - held) / PER_SECOND)
  }
}
