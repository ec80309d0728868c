/** The kinds of records that can be saved without a connection. */
export type OutboxKindName = 'clients' | 'interactions' | 'tasks'

/** A file that the record names, sent before it. */
interface OutboxFile {
  path: string
  blob: Blob
}

/** A save that could not reach the server. There is one for each record: a later save of the same record is put into it. */
export interface OutboxEntry<Row = unknown, Values extends object = object> {
  /** Made on this device, as the id of the record is. */
  id: string
  /** Who made it: nobody else sees or sends it. */
  userId: string
  kind: OutboxKindName
  recordId: string
  /** Records that have to be on the server first: the client of a note. */
  needs: readonly string[]
  /** As it was read from the server; a new record has none. */
  base: Row | undefined
  /** The columns to write. */
  values: Values
  /** What was sent without an answer, the last at the end: any of them may have arrived. */
  tried: readonly Values[]
  /** The record as it will be, for the screens. */
  row: Row
  files: readonly OutboxFile[]
  /** ISO */
  madeAt: string
  /** Entries are sent in this order. */
  order: number
  /** Grows with every change, so that what was changed while it was sent is not taken for sent. */
  revision: number
  /** How often the server answered without taking or refusing it. */
  attempts: number
  /** Why it waits for the person. */
  problem?: { kind: 'refused' | 'conflict'; text: string }
}

export interface NewOutboxEntry<Row = unknown, Values extends object = object> extends Pick<
  OutboxEntry<Row, Values>,
  'userId' | 'kind' | 'recordId' | 'needs' | 'base' | 'values' | 'row' | 'files'
> {
  /** Whether it was sent, so that it may have arrived; without a connection it is kept before that. */
  wasSent: boolean
}

/** OUT-08: more would fill a phone, and what was not sent for so long is better looked at. */
export const MAX_ENTRIES = 500
export const MAX_FILE_BYTES = 200 * 1024 * 1024

/** There is no room for another entry: the limit of entries, or the disk of the device. */
export class OutboxFull extends Error {
  override name = 'OutboxFull'
}

/** The browser stores nothing: a private window, or a person who does not allow it. */
export class OutboxUnavailable extends Error {
  override name = 'OutboxUnavailable'
}
