export type OutboxKindName = 'clients' | 'interactions' | 'tasks'

interface OutboxFile {
  path: string
  blob: Blob
}

/** Each record has at most one entry; a later save of the same record is merged into it. */
export interface OutboxEntry<Row = unknown, Values extends object = object> {
  id: string
  /** Only this person sees and sends the entry. */
  userId: string
  kind: OutboxKindName
  recordId: string
  /** Ids of records that must be sent first, such as the client of a note. */
  needs: readonly string[]
  base: Row | undefined
  values: Values
  /** Values of the attempts so far, the last one at the end; the server may have stored any of them. */
  tried: readonly Values[]
  row: Row
  files: readonly OutboxFile[]
  madeAt: string
  order: number
  /** Grows with every change, so that an entry that is changed during sending does not count as sent. */
  revision: number
  /** Number of answers that neither accepted nor refused the entry. */
  attempts: number
  problem?: { kind: 'refused' | 'conflict'; text: string }
}

export interface NewOutboxEntry<Row = unknown, Values extends object = object> extends Pick<
  OutboxEntry<Row, Values>,
  'userId' | 'kind' | 'recordId' | 'needs' | 'base' | 'values' | 'row' | 'files'
> {
  /** True if the save was sent, so that it may have been stored; false if it was queued without a connection. */
  wasSent: boolean
}

/** OUT-08: limits the space that the outbox takes on a phone. */
export const MAX_ENTRIES = 500
export const MAX_FILE_BYTES = 200 * 1024 * 1024

export class OutboxFull extends Error {
  override name = 'OutboxFull'
}

/** Thrown if the browser stores nothing, as in a private window. */
export class OutboxUnavailable extends Error {
  override name = 'OutboxUnavailable'
}
