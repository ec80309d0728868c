import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../database/types.ts'
import type { Keyring } from './keyring.ts'

/** What every module of the backend is built from. */
export interface Services {
  config: Config
  database: Database
  keyring: Keyring
  log: Logger
}

/** How a job went since this process began. When it last succeeded in any process is in `predio.job_runs`. */
export interface JobRecord {
  name: string
  everyMs: number
  runs: number
  failures: number
  /** Of the last run, whether it succeeded or failed. */
  lastDurationMs: number | undefined
  lastFailureAt: Date | undefined
}
