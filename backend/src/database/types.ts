export interface RequestScope {
  role: string
  /** The claims as JSON text. If this is a function, it is called when the statement is sent. */
  claims: string | (() => string)
  method: string
  path: string
  headers: string
  readOnly?: boolean
  /** The requested schema comes first in the search path. */
  schema?: string
  timeZone?: string
  /** A shorter timeout than the default cannot be combined with a time zone. */
  timeoutMs?: number
  caller?: string | undefined
  /**
   * Registers a callback for the case that nobody waits for the answer any more, so that the running statement is cancelled. Returns a
   * function that removes the callback.
   */
  onAbandoned?: ((cancel: () => void) => () => void) | undefined
}

export interface Statement {
  text: string
  values: readonly unknown[]
  /** The statement returns a single row. This column of the row may be returned as bytes in UTF-8 instead of text. */
  bytesColumn?: number | undefined
}

export interface TextRows {
  rows: (string | null)[][]
  rowCount: number
  /** Contains the value of `bytesColumn` if its row was large; the same column of `rows` is then null. */
  bytes?: Uint8Array<ArrayBuffer> | undefined
}

export interface Transaction {
  query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number }>
}

export interface PoolUsage {
  pool: 'requests' | 'owner'
  max: number
  used: number
  idle: number
  waiting: number
}

export interface DatabaseUsage {
  pools: PoolUsage[]
  waitingForCaller: number
}

export interface Database {
  /**
   * Runs one statement in its own transaction under the scope's role. `accept` sees the rows before the commit: if it throws or returns
   * `'rollback'`, everything is rolled back. Without `accept` the commit travels in the same packet.
   */
  run(
    scope: RequestScope,
    statement: Statement,
    accept?: (result: TextRows) => 'commit' | 'rollback',
  ): Promise<TextRows>
  asUser<T>(scope: RequestScope, work: (tx: Transaction) => Promise<T>): Promise<T>
  asOwner<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Reads on connections that serve nothing else, so that every request gets what it needs to begin, however busy the pool is. */
  readReserved<Row extends object = Record<string, unknown>>(
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]>
  /**
   * Calls the handler for every NOTIFY until the returned function is called. While the connection is lost, notifications are missed;
   * `onResumed` is called afterwards.
   */
  listen(
    channel: string,
    handler: (payload: string) => void,
    onResumed?: () => void,
  ): Promise<() => Promise<void>>
  usage(): DatabaseUsage
  close(): Promise<void>
}
