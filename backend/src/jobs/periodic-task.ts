import type { Transaction } from '../database/types.ts'

/** Work that one process does once in each period. */
export interface PeriodicTask {
  /** Unique; names the lock and the record of runs. */
  name: string
  everyMs: number
  /**
   * What it returns is stored as the report. Statements on `tx` are undone when it throws; the lock is
   * held until it ends.
   */
  run(tx: Transaction): Promise<unknown>
}
