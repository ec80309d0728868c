import { accountCommands } from './account-commands.ts'
import { backupCommands } from './backup-commands.ts'
import { checkCommands } from './check-commands.ts'
import type { Command } from './command.ts'
import { keyCommands } from './key-commands.ts'
import { siteCommands } from './site-commands.ts'

export const COMMANDS: Record<string, Command> = {
  ...accountCommands,
  ...siteCommands,
  ...checkCommands,
  ...backupCommands,
  ...keyCommands,
}
