import type { Logger } from 'pino'
import type { Transaction } from './types.ts'

/**
 * PostgreSQL keeps a prepared statement's plan until a table's statistics change, and a plan for an empty table scans every row. Autovacuum
 * renews statistics only now and then, so a write of many rows is followed by ANALYZE, which discards such plans.
 */

/** Statement values that have this many characters altogether count as many rows. */
const BULK_CHARACTERS = 16_384
/** As autovacuum does, a table is analyzed after this many changed rows plus this share of the table. */
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

  async renew(): Promise<void> {
    const stale = await this.#asOwner((tx) =>
      tx.query<{ name: string }>(STALE_TABLES, [MIN_CHANGED_ROWS, CHANGED_SHARE]),
    )
    for (const { name } of stale.rows) {
      // Another process or autovacuum may be analyzing the same table.
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
