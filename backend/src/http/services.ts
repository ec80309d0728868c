import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../database/types.ts'
import type { Keyring } from './keyring.ts'

export interface Services {
  config: Config
  database: Database
  keyring: Keyring
  log: Logger
}

/** The record covers only this process; `predio.job_runs` has the last success of any process. */
export interface JobRecord {
  name: string
  everyMs: number
  runs: number
  failures: number
  lastDurationMs: number | undefined
  lastFailureAt: Date | undefined
}
