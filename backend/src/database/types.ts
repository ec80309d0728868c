/** What the rest of the backend may know of the database. No implementation lives here. */

/** Who asks, and in what request: becomes the transaction's role and `request.*` settings. */
export interface RequestScope {
  role: string
  /** The claims as JSON text, exactly what `request.jwt.claims` will hold. */
  claims: string
  method: string
  path: string
  /** Lower-cased header names to values, as JSON text. */
  headers: string
  /** The transaction refuses writes: GET, HEAD and stable functions. */
  readOnly?: boolean
  /** The exposed schema the request speaks to; first in the search path. */
  schema?: string
  /** A time zone asked for by the request; it must be one PostgreSQL knows. */
  timeZone?: string
  /** Less time than the server gives each statement; not together with a time zone. */
  timeoutMs?: number
  /** Who shares a limit of running statements; undefined for the secret key, which has none. */
  caller?: string | undefined
  /** Calls back when nobody waits for the answer any more, so that a statement that still runs is
   * cancelled; gives a function that withdraws the request. */
  onAbandoned?: ((cancel: () => void) => () => void) | undefined
}

export interface Statement {
  text: string
  values: readonly unknown[]
}

/** Rows as text: JSON and everything else exactly as PostgreSQL printed it. */
export interface TextRows {
  rows: (string | null)[][]
  rowCount: number
}

export interface Transaction {
  query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number }>
}

/** How busy one pool of connections is. */
export interface PoolUsage {
  pool: 'requests' | 'owner'
  max: number
  used: number
  idle: number
  /** Pieces of work that wait for a connection. */
  waiting: number
}

export interface DatabaseUsage {
  pools: PoolUsage[]
  /** Statements that wait because their caller runs as many as one caller may. */
  waitingForCaller: number
}

export interface Database {
  /**
   * One statement in its own transaction under the scope's role, in as few round trips as the
   * protocol allows. `accept` sees the rows before the commit: what it throws rolls everything
   * back, and `'rollback'` does so without an error. Without it the commit travels along.
   */
  run(
    scope: RequestScope,
    statement: Statement,
    accept?: (result: TextRows) => 'commit' | 'rollback',
  ): Promise<TextRows>
  /** Several statements in one transaction under the scope's role. */
  asUser<T>(scope: RequestScope, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Several statements in one transaction as the owner, above row-level security. */
  asOwner<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * One statement as the owner, on connections that nothing else uses: for what must be answered before any request runs, however
   * busy the others are.
   */
  readReserved<Row extends object = Record<string, unknown>>(
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]>
  /**
   * Calls the handler for every NOTIFY on the channel until the returned function is called. What is
   * notified while the connection is lost is not heard: `onResumed` says that this may have happened.
   */
  listen(
    channel: string,
    handler: (payload: string) => void,
    onResumed?: () => void,
  ): Promise<() => Promise<void>>
  /** At this moment, in this process. */
  usage(): DatabaseUsage
  close(): Promise<void>
}
