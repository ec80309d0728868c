/** OUT-04, SEL-23: this file is apart from the app, because the client's page of a selection uses the loop without React. */
import { log } from '../log.ts'

export type SendResult = 'sent' | 'queued'

interface SendOptions {
  firstPauseMs: number
  lastPauseMs: number
  hasSendable: () => boolean
  send: () => Promise<SendResult | { afterMs: number }>
}

export class SendLoop {
  readonly #options: SendOptions
  #isStarted = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<SendResult> | undefined

  constructor(options: SendOptions) {
    this.#options = options
  }

  start(): () => void {
    const comeOnline = () => void this.sendNow()
    const comeBack = () => {
      if (!document.hidden && this.#options.hasSendable()) void this.sendNow()
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

  sendNow(): Promise<SendResult> {
    this.#stopTimer()
    this.#running ??= this.#attempt().finally(() => (this.#running = undefined))
    return this.#running
  }

  sendSoon(): void {
    if (!this.#timer && !this.#running && this.#options.hasSendable()) this.#sendLater()
  }

  async #attempt(): Promise<SendResult> {
    let result: SendResult | { afterMs: number } = 'queued'
    try {
      result = await this.#options.send()
    } catch (error) {
      log.error('the outbox was not sent', error)
    }
    if (result === 'sent') {
      this.#failures = 0
      return result
    }
    this.#failures += 1
    if (this.#isStarted) this.#sendLater(result === 'queued' ? 0 : result.afterMs)
    return 'queued'
  }

  #sendLater(leastMs = 0): void {
    this.#stopTimer()
    const { firstPauseMs, lastPauseMs } = this.#options
    const pause = Math.min(firstPauseMs * 2 ** Math.max(0, this.#failures - 1), lastPauseMs)
    this.#timer = setTimeout(() => void this.sendNow(), Math.max(pause, leastMs))
  }

  #stopTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
