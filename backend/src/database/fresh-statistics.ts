import type { Logger } from 'pino'
import type { Transaction } from './types.ts'

/**
 * PostgreSQL keeps the plan of a prepared statement until a table's statistics change. One made while a table was empty reads it
 * whole for every row of another, and autovacuum renews statistics only once in a while: an import would be followed by slow
 * reads until then. So a write of many rows is followed by ANALYZE of what it changed, which also discards those plans.
 */

/** Values of a statement that together have as many characters are taken for many rows. */
const BULK_CHARACTERS = 16_384
/** Rows changed since the last ANALYZE: at least so many, and this share of the table, as autovacuum counts. */
const MIN_CHANGED_ROWS = 100
const CHANGED_SHARE = 0.1
const PAUSE_MS = 250

const STALE_TABLES = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_mod_since_analyze >= greatest($1::int, $2::float * (n_live_tup - n_mod_since_analyze))`

export function isBulk(values: readonly unknown[]): boolean {
  let characters = 0
  for (const value of values) {
    if (typeof value === 'string' || value instanceof Uint8Array) characters += value.length
  }
  return characters >= BULK_CHARACTERS
}

type AsOwner = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>

export class FreshStatistics {
  readonly #asOwner: AsOwner
  readonly #log: Logger
  #running: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #isWanted = false
  #isClosed = false

  constructor(asOwner: AsOwner, log: Logger) {
    this.#asOwner = asOwner
    this.#log = log
  }

  /** Many rows were written: at once, or a moment after the last time. Nobody waits for it. */
  want(): void {
    this.#isWanted = true
    if (this.#running || this.#timer || this.#isClosed) return
    this.#isWanted = false
    this.#running = this.renew()
      .catch((error: Error) => this.#log.warn({ err: error }, 'statistics could not be renewed'))
      .finally(() => {
        this.#running = undefined
        this.#pause()
      })
  }

  /** ANALYZE of every table of which much has changed, each in a transaction of its own. */
  async renew(): Promise<void> {
    const stale = await this.#asOwner((tx) =>
      tx.query<{ name: string }>(STALE_TABLES, [MIN_CHANGED_ROWS, CHANGED_SHARE]),
    )
    for (const { name } of stale.rows) {
      // Another process, or autovacuum, may be at it.
      await this.#asOwner((tx) => tx.query(`analyze (skip_locked) ${name}`))
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#running
  }

  #pause(): void {
    if (this.#isClosed) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (this.#isWanted) this.want()
    }, PAUSE_MS)
    this.#timer.unref()
  }
}
