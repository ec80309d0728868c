import { setImmediate as nextRound } from 'node:timers/promises'

/** Processing a smaller body takes less than a millisecond. */
const LARGE_BYTES = 50_000

/** Each turn of the event loop processes one large body, so that other requests are answered in between. */
export class Rounds {
  #last: Promise<unknown> = Promise.resolve()

  async wait(bytes: number): Promise<void> {
    if (bytes <= LARGE_BYTES) return
    this.#last = this.#last.then(() => nextRound())
    await this.#last
  }
}
