export type OutboxKindName = 'clients' | 'interactions' | 'tasks'

interface OutboxFile {
  path: string
  blob: Blob
}

/** Each record has one entry; a later save of the same record is merged into it. */
export interface OutboxEntry<Row = unknown, Values extends object = object> {
  id: string
  /** Only this person sees and sends the entry. */
  userId: string
  kind: OutboxKindName
  recordId: string
  /** These records must reach the server first, such as the client of a note. */
  needs: readonly string[]
  base: Row | undefined
  values: Values
  /** Any of these values may have arrived; the last attempt stands at the end. */
  tried: readonly Values[]
  row: Row
  files: readonly OutboxFile[]
  madeAt: string
  order: number
  /** The revision grows with every change, so that a change during sending is not taken for sent. */
  revision: number
  /** Counts answers that neither took nor refused the entry. */
  attempts: number
  problem?: { kind: 'refused' | 'conflict'; text: string }
}

export interface NewOutboxEntry<Row = unknown, Values extends object = object> extends Pick<
  OutboxEntry<Row, Values>,
  'userId' | 'kind' | 'recordId' | 'needs' | 'base' | 'values' | 'row' | 'files'
> {
  /** A sent save may have arrived; without a connection it is queued unsent. */
  wasSent: boolean
}

/** OUT-08: more entries would fill a phone. */
export const MAX_ENTRIES = 500
export const MAX_FILE_BYTES = 200 * 1024 * 1024

export class OutboxFull extends Error {
  override name = 'OutboxFull'
}

/** The browser stores nothing, as in a private window. */
export class OutboxUnavailable extends Error {
  override name = 'OutboxUnavailable'
}
