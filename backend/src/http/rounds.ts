import { setImmediate as nextRound } from 'node:timers/promises'

/** What is smaller is done in less than a millisecond. */
const LARGE_BYTES = 50_000

/** Large bodies are worked on one a round of the event loop, whoever sent them: in between everybody else is answered. */
export class Rounds {
  #last: Promise<unknown> = Promise.resolve()

  /** Before each step with a body of so many bytes. */
  async wait(bytes: number): Promise<void> {
    if (bytes <= LARGE_BYTES) return
    this.#last = this.#last.then(() => nextRound())
    await this.#last
  }
}
