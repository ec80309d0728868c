import type { Transaction } from '../database/types.ts'

export interface PeriodicJob {
  /** The name identifies the lock and the record of runs. */
  name: string
  everyMs: number
  /** Periods are counted from this moment, or from midnight UTC of 1970-01-01. */
  beginsAtMs?: number
  /** The default is five minutes. */
  retryMs?: number
  /**
   * The result is stored as the run's report. When `run` throws, its statements on `tx` are undone. The job's lock is held until `run`
   * ends. The signal aborts when the server stops. Throwing `JobPostponed` is no failure.
   */
  run(tx: Transaction, signal: AbortSignal): Promise<unknown>
  announce?: {
    failure(error: unknown): Promise<void>
    recovery(): Promise<void>
  }
}
