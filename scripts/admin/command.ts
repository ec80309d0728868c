import type { ParseArgsConfig } from 'node:util'
import type { Logger } from 'pino'
import type { Admin } from '../../backend/src/admin/open-admin.ts'
import type { Config } from '../../backend/src/config.ts'

/** A command of `npm run admin`. No implementation here. */
export interface Command {
  /** What follows the command's name. */
  usage: string
  summary: string
  /** How many words besides options it takes. */
  words: { min: number; max: number }
  options: NonNullable<ParseArgsConfig['options']>
  run(order: Order): Promise<Outcome>
}

export interface Order {
  words: string[]
  flags: Record<string, unknown>
  config: Config
  variables: Record<string, string | undefined>
  log: Logger
  /** Opens the database at the first call. */
  open: () => Promise<Admin>
  ask: ((question: string) => Promise<string>) | undefined
}

export interface Outcome {
  text: string
  exitCode: number
  /** Nothing was done: the text says why. */
  isRefusal?: true
}

export function said(...lines: (string | undefined)[]): Outcome {
  return { text: lines.filter((line) => line !== undefined).join('\n'), exitCode: 0 }
}
