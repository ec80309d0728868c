import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database } from '../../database/types.ts'
import { clusterMessage, type Announcement, type ClusterMessage } from './messages.ts'
import { PieceAssembly, cutIntoPieces } from './pieces.ts'

const CHANNEL = 'predio_realtime'
/** While the database does not accept messages for other processes, at most this many bytes wait; further messages are dropped. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024
const NOTIFY = 'select pg_notify($1, piece) from unnest($2::text[]) as piece'

export interface Bus {
  self: string
  listen(receive: (message: ClusterMessage) => void, onGap: () => void): Promise<void>
  publish(message: Announcement): void
  close(): Promise<void>
}

interface BusOptions {
  database: Database
  log: Logger
  /** An embedded database serves no other process, so nothing is published. */
  isAlone: boolean
}

/** One LISTEN receives the changes and the messages of other processes. NOTIFY sends the messages of this process. */
export function createBus({ database, log, isAlone }: BusOptions): Bus {
  const self = randomUUID()
  const assembly = new PieceAssembly()
  let waiting: string[] = []
  let waitingBytes = 0
  let sending: Promise<void> | undefined
  let count = 0
  let unlisten: (() => Promise<void>) | undefined

  function take(payload: string, receive: (message: ClusterMessage) => void): void {
    try {
      const text = assembly.take(payload)
      if (text === undefined) return
      const message = clusterMessage.parse(JSON.parse(text))
      if (message.kind !== 'change' && message.from === self) return
      receive(message)
    } catch (error) {
      log.error({ err: error }, 'a realtime announcement could not be handled')
    }
  }

  /** Messages that arrive while a statement runs are sent with the next one. */
  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const pieces = waiting
      waiting = []
      waitingBytes = 0
      try {
        await database.asOwner((tx) => tx.query(NOTIFY, [CHANNEL, pieces]))
      } catch (error) {
        log.warn({ err: error }, 'other processes could not be told of realtime messages')
      }
    }
    sending = undefined
  }

  return {
    self,
    async listen(receive, onGap) {
      unlisten = await database.listen(CHANNEL, (payload) => take(payload, receive), onGap)
    },
    publish(message) {
      if (isAlone) return
      const text = JSON.stringify({ ...message, from: self, n: count++ })
      if (waitingBytes + text.length > MAX_WAITING_BYTES) {
        log.warn('too many realtime messages wait for other processes; dropping one')
        return
      }
      waitingBytes += text.length
      waiting.push(...cutIntoPieces(text, `${self}:${count}`))
      sending ??= send()
    },
    async close() {
      await sending
      await unlisten?.()
    },
  }
}
