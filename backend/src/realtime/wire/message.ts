import type { Broadcast } from './broadcast.ts'

/** A frame from a client, whichever protocol version it speaks. */
export interface Incoming {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: Record<string, unknown>
  /** A broadcast that came in version 2's binary form; `payload` is empty then. */
  binary?: Extract<Broadcast, { form: 'binary' }>
}

/** A frame to a client. The payload is JSON text: rows go out exactly as PostgreSQL printed them. */
export interface Outgoing {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: string
}

/** One version of the protocol. */
export interface Serializer {
  /** Throws MalformedFrame. */
  decode(data: Buffer, isBinary: boolean): Incoming
  encode(message: Outgoing): string
  /** Undefined if this version cannot carry it. */
  encodeBroadcast(topic: string, broadcast: Broadcast): string | Buffer | undefined
}

export class MalformedFrame extends Error {
  override name = 'MalformedFrame'
}
