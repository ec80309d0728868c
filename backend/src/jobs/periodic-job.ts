import type { Transaction } from '../database/types.ts'

export interface PeriodicJob {
  /** The name identifies the lock and the record of runs. */
  name: string
  everyMs: number
  /** Periods are otherwise counted from midnight UTC of 1970-01-01. */
  beginsAtMs?: number
  /** The default is five minutes. */
  retryMs?: number
  /**
   * The result is stored as the report. Statements on `tx` are undone when it throws; the lock is held until it ends. The signal aborts
   * when the server stops. `JobPostponed` is no failure.
   */
  run(tx: Transaction, signal: AbortSignal): Promise<unknown>
  announce?: {
    failure(error: unknown): Promise<void>
    recovery(): Promise<void>
  }
}
