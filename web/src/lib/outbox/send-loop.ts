/** OUT-04, SEL-23: the loop is shared with the client's page of a selection, which has no framework. */
import { log } from '../log.ts'

export type Sent = 'done' | 'later'

interface Queue {
  firstPauseMs: number
  lastPauseMs: number
  hasSendable: () => boolean
  send: () => Promise<Sent | { afterMs: number }>
}

export class SendLoop {
  readonly #queue: Queue
  #isStarted = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<Sent> | undefined

  constructor(queue: Queue) {
    this.#queue = queue
  }

  start(): () => void {
    const comeOnline = () => void this.sendNow()
    const comeBack = () => {
      if (!document.hidden && this.#queue.hasSendable()) void this.sendNow()
    }
    addEventListener('online', comeOnline)
    document.addEventListener('visibilitychange', comeBack)
    this.#isStarted = true
    void this.sendNow()
    return () => {
      this.#isStarted = false
      this.#stopTimer()
      removeEventListener('online', comeOnline)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }

  sendNow(): Promise<Sent> {
    this.#stopTimer()
    this.#running ??= this.#attempt().finally(() => (this.#running = undefined))
    return this.#running
  }

  sendSoon(): void {
    if (!this.#timer && !this.#running && this.#queue.hasSendable()) this.#sendLater()
  }

  async #attempt(): Promise<Sent> {
    let result: Sent | { afterMs: number } = 'later'
    try {
      result = await this.#queue.send()
    } catch (error) {
      log.error('the queue was not sent', error)
    }
    if (result === 'done') {
      this.#failures = 0
      return result
    }
    this.#failures += 1
    if (this.#isStarted) this.#sendLater(result === 'later' ? 0 : result.afterMs)
    return 'later'
  }

  #sendLater(leastMs = 0): void {
    this.#stopTimer()
    const { firstPauseMs, lastPauseMs } = this.#queue
    const pause = Math.min(firstPauseMs * 2 ** Math.max(0, this.#failures - 1), lastPauseMs)
    this.#timer = setTimeout(() => void this.sendNow(), Math.max(pause, leastMs))
  }

  #stopTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
