import type { ParseArgsConfig } from 'node:util'
import type { Logger } from 'pino'
import type { Admin } from '../../backend/src/admin/open-admin.ts'
import type { Config } from '../../backend/src/config.ts'

export interface Command {
  usage: string
  summary: string
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
  open: () => Promise<Admin>
  ask: ((question: string) => Promise<string>) | undefined
}

export interface Outcome {
  text: string
  exitCode: number
  isRefusal?: true
}

export function said(...lines: (string | undefined)[]): Outcome {
  return { text: lines.filter((line) => line !== undefined).join('\n'), exitCode: 0 }
}
