/** When a queue of unsent writes is sent: the app's (OUT-04) and that of a client's answers (SEL-23), whose page has no framework. */
import { log } from '../log.ts'

/** 'later' when something waits for the server. */
export type Sent = 'done' | 'later'

interface Queue {
  /** The pauses between attempts grow from the first to the last. */
  firstPauseMs: number
  lastPauseMs: number
  hasSendable: () => boolean
  /** Sends all that can be sent, or says how long the server wants to be left alone. */
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

  /** Until the returned function is called, sends now, when the network or the page comes back, and in growing intervals. */
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

  /** Tries at once; attempts at the same time are one. */
  sendNow(): Promise<Sent> {
    this.#stopTimer()
    this.#running ??= this.#attempt().finally(() => (this.#running = undefined))
    return this.#running
  }

  /** Tries after the first pause what is in the queue, unless an attempt runs or is planned. */
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
