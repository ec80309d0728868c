import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { AdminError } from '../../backend/src/admin/errors.ts'
import { openAdmin, type Admin } from '../../backend/src/admin/open-admin.ts'
import { BackupError } from '../../backend/src/backup/errors.ts'
import { ConfigError, readConfig } from '../../backend/src/config.ts'
import { DatabaseStartError } from '../../backend/src/database/embedded/start-error.ts'
import type { Command, Outcome } from './command.ts'
import { COMMANDS } from './commands.ts'
import { messages } from './messages.ts'

interface Surroundings {
  root: string
  variables: Record<string, string | undefined>
  ask?: (question: string) => Promise<string>
}

export async function runAdmin(
  given: string[],
  { root, variables, ask }: Surroundings,
): Promise<Outcome> {
  try {
    const [name = '--help', ...rest] = given
    if (name === '--help' || name === 'help') return { text: messages.help(COMMANDS), exitCode: 0 }
    const command = COMMANDS[name]
    if (!command) throw new AdminError(messages.unknownCommand(name, COMMANDS))
    if (rest.includes('--help')) return { text: messages.usage(name, command), exitCode: 0 }
    const { words, flags } = readWords(name, command, rest)
    const config = readConfig(variables, root)
    const log = pino({ level: 'silent' })
    let admin: Promise<Admin> | undefined
    const open = () => (admin ??= openAdmin(config, log))
    try {
      return await command.run({ words, flags, config, variables, log, open, ask })
    } finally {
      await admin?.then(
        (opened) => opened.close(),
        () => undefined,
      )
    }
  } catch (error) {
    return { text: forPeople(error), exitCode: 1, isRefusal: true }
  }
}

function readWords(name: string, command: Command, given: string[]) {
  const wrong = new AdminError(messages.usage(name, command))
  let parsed: { values: Record<string, unknown>; positionals: string[] }
  try {
    parsed = parseArgs({ args: given, allowPositionals: true, options: command.options })
  } catch {
    throw wrong
  }
  const { min, max } = command.words
  if (parsed.positionals.length < min || parsed.positionals.length > max) throw wrong
  return { words: parsed.positionals, flags: parsed.values }
}

function forPeople(error: unknown): string {
  const isForPeople =
    error instanceof AdminError ||
    error instanceof BackupError ||
    error instanceof ConfigError ||
    error instanceof DatabaseStartError
  return isForPeople ? error.message : String((error as Error).stack)
}
