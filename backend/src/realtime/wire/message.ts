import type { Broadcast } from './broadcast.ts'

export interface Incoming {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: Record<string, unknown>
  /** The broadcast came in version 2's binary form; `payload` is empty then. */
  binary?: Extract<Broadcast, { form: 'binary' }>
}

/** The payload is JSON text: rows go out exactly as PostgreSQL printed them. */
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
