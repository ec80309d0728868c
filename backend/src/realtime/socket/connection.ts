import type { Logger } from 'pino'
import { WebSocket, type RawData } from 'ws'
import type { KeyRole } from '../../http/keyring.ts'
import type { Limits } from '../limits.ts'
import { MalformedFrame, type Incoming, type Serializer } from '../wire/message.ts'
import { costOf, TokenBucket } from './token-bucket.ts'

/** The codes come from RFC 6455, section 7.4.1, and IANA (1012 and 1013). */
export const CLOSE = {
  goingAway: 1001,
  malformed: 1007,
  tooMuch: 1008,
  failure: 1011,
  tooSlow: 1013,
} as const

export interface ConnectionOptions {
  serializer: Serializer
  keyRole: KeyRole
  address: string
  limits: Limits
  log: Logger
  handle(connection: Connection, message: Incoming): Promise<void>
  ended(connection: Connection): void
}

export class Connection {
  readonly serializer: Serializer
  readonly keyRole: KeyRole
  readonly address: string
  readonly gone: Promise<void>
  readonly #socket: WebSocket
  readonly #options: ConnectionOptions
  readonly #bucket: TokenBucket
  readonly #waiting: Incoming[] = []
  #isHandling = false
  #hasEnded = false
  #silentSweeps = 0

  constructor(socket: WebSocket, options: ConnectionOptions) {
    this.#socket = socket
    this.#options = options
    this.serializer = options.serializer
    this.keyRole = options.keyRole
    this.address = options.address
    this.#bucket = new TokenBucket(options.limits.messagesPerSecond, options.limits.messagesAtOnce)
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary))
    socket.on('pong', () => this.#hear())
    // After a protocol error the ws library closes the socket with the code that fits.
    socket.on('error', (error) => options.log.debug({ err: error }, 'realtime socket failed'))
    this.gone = new Promise((resolve) => {
      socket.on('close', () => {
        this.#end()
        resolve()
      })
    })
  }

  get isOpen(): boolean {
    return !this.#hasEnded && this.#socket.readyState === WebSocket.OPEN
  }

  send(data: string | Buffer): void {
    if (!this.isOpen) return
    if (this.#socket.bufferedAmount + data.length > this.#options.limits.bufferedBytes) {
      this.#options.log.warn('a realtime client reads too slowly; closing its socket')
      this.close(CLOSE.tooSlow, 'Reading too slowly')
      return
    }
    this.#socket.send(data)
  }

  /** The ws library ends the connection if the peer does not answer in time. */
  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
    this.#end()
  }

  /**
   * Pings a peer that has been silent since the last sweep and drops one that was silent for too long. This counts sweeps instead of time,
   * because after a pause of the process the peers' messages are still unread.
   */
  checkAlive(): void {
    const { silenceMs, sweepMs } = this.#options.limits
    this.#silentSweeps += 1
    if (this.#silentSweeps * sweepMs > silenceMs) this.#socket.terminate()
    else if (this.#silentSweeps > 1 && this.isOpen) this.#socket.ping()
  }

  #hear(): void {
    this.#silentSweeps = 0
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#hasEnded) return
    this.#hear()
    const bytes = data as Buffer
    if (!this.#bucket.take(costOf(bytes.length))) {
      this.#options.log.warn('a realtime client sends too much; closing its socket')
      return this.close(CLOSE.tooMuch, 'Too many messages per second')
    }
    const message = this.#decode(bytes, isBinary)
    if (!message) return
    // This answer does not wait for the database, because a late answer to a heartbeat makes clients reconnect.
    if (message.topic === 'phoenix' && message.event === 'heartbeat') {
      const payload = '{"status":"ok","response":{}}'
      return this.send(this.serializer.encode({ ...message, event: 'phx_reply', payload }))
    }
    if (this.#waiting.length >= this.#options.limits.waitingMessages)
      return this.close(CLOSE.tooMuch, 'Too many messages waiting')
    this.#waiting.push(message)
    if (!this.#isHandling) void this.#handleWaiting()
  }

  #decode(data: Buffer, isBinary: boolean): Incoming | undefined {
    try {
      return this.serializer.decode(data, isBinary)
    } catch (error) {
      if (!(error instanceof MalformedFrame)) this.#options.log.error({ err: error }, 'decoding')
      this.close(CLOSE.malformed, 'Malformed frame')
      return undefined
    }
  }

  async #handleWaiting(): Promise<void> {
    this.#isHandling = true
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
        if (this.#hasEnded) return
        await this.#options.handle(this, next)
      }
    } catch (error) {
      this.#options.log.error({ err: error }, 'a realtime message could not be handled')
      this.close(CLOSE.failure, 'Internal error')
    } finally {
      this.#isHandling = false
    }
  }

  #end(): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    this.#waiting.length = 0
    this.#options.ended(this)
  }
}
