import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './database/types.ts'
import type { Keyring } from './http/keyring.ts'

/** What every module of the backend is built from. */
export interface Services {
  config: Config
  database: Database
  keyring: Keyring
  log: Logger
}
