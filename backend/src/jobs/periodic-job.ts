import type { Transaction } from '../database/types.ts'

/** Work that one process does once in each period. */
export interface PeriodicJob {
  /** Unique; names the lock and the record of runs. */
  name: string
  everyMs: number
  /** Shifts the beginning of the periods, which are otherwise counted from midnight UTC of 1970-01-01. */
  beginsAtMs?: number
  /** How long a failure is waited for before the next try; five minutes unless said. */
  retryMs?: number
  /**
   * What it returns is stored as the report. Statements on `tx` are undone when it throws; the lock is
   * held until it ends. The signal asks it to stop, because the server does. `NotNow` is no failure.
   */
  run(tx: Transaction, signal: AbortSignal): Promise<unknown>
  /** Who hears of failures: once when a run of them begins, and once when it is over. */
  announce?: {
    failure(error: unknown): Promise<void>
    recovery(): Promise<void>
  }
}
