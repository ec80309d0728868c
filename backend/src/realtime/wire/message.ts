import type { Broadcast } from './broadcast.ts'

export interface Incoming {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: Record<string, unknown>
  /** Set if the broadcast came in the binary form of version 2; `payload` is empty then. */
  binary?: Extract<Broadcast, { form: 'binary' }>
}

/** The payload is JSON text, so that rows are sent exactly as PostgreSQL printed them. */
export interface Outgoing {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: string
}

export interface Serializer {
  decode(data: Buffer, isBinary: boolean): Incoming
  encode(message: Outgoing): string
  encodeBroadcast(topic: string, broadcast: Broadcast): string | Buffer | undefined
}

export class MalformedFrame extends Error {
  override name = 'MalformedFrame'
}
