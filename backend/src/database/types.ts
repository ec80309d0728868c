export interface RequestScope {
  role: string
  /** JSON text; a function is asked when the statement leaves. */
  claims: string | (() => string)
  method: string
  path: string
  headers: string
  readOnly?: boolean
  /** The requested schema comes first in the search path. */
  schema?: string
  timeZone?: string
  /** A shorter timeout cannot be combined with a time zone. */
  timeoutMs?: number
  caller?: string | undefined
  /**
   * Calls back when nobody waits for the answer any more, so that the running statement is cancelled; returns a function that withdraws the
   * request.
   */
  onAbandoned?: ((cancel: () => void) => () => void) | undefined
}

export interface Statement {
  text: string
  values: readonly unknown[]
  /** The statement returns a single row; this column of the row may arrive as bytes, in UTF-8, instead of text. */
  bytesColumn?: number | undefined
}

export interface TextRows {
  rows: (string | null)[][]
  rowCount: number
  /** The statement's `bytesColumn`, where its row was large; null then stands for it among the rows. */
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
   * Runs one statement in its own transaction under the scope's role. `accept` sees the rows before the commit: an error or `'rollback'`
   * rolls everything back. Without `accept` the commit travels in the same packet.
   */
  run(
    scope: RequestScope,
    statement: Statement,
    accept?: (result: TextRows) => 'commit' | 'rollback',
  ): Promise<TextRows>
  asUser<T>(scope: RequestScope, work: (tx: Transaction) => Promise<T>): Promise<T>
  asOwner<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** These connections serve nothing else, so that what every request needs is answered however busy the pool is. */
  readReserved<Row extends object = Record<string, unknown>>(
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]>
  /**
   * Calls the handler for every NOTIFY until the returned function is called. Notifications during a lost connection are missed;
   * `onResumed` says that this may have happened.
   */
  listen(
    channel: string,
    handler: (payload: string) => void,
    onResumed?: () => void,
  ): Promise<() => Promise<void>>
  usage(): DatabaseUsage
  close(): Promise<void>
}
