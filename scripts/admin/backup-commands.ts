import { existsSync, statSync } from 'node:fs'
import { AdminError } from '../../backend/src/admin/errors.ts'
import { describeDrill } from '../../backend/src/backup/describe.ts'
import { drillRestore } from '../../backend/src/backup/drill-restore.ts'
import { fileMissing } from '../../backend/src/backup/errors.ts'
import type { Config } from '../../backend/src/config.ts'
import { findFormerKeys, findSecretsKey } from '../../backend/src/database/load-secrets-key.ts'
import { resolveHere } from '../lib/resolve-here.ts'
import { passphraseAsker } from '../maintenance/passphrase.ts'
import { readKeyFiles } from '../maintenance/read-key-files.ts'
import { said, type Command } from './command.ts'
import { messages } from './messages.ts'

export const backupCommands: Record<string, Command> = {
  'verify-backup': {
    usage: '[--key LLAVE] ARCHIVO',
    summary: messages.summaries.verifyBackup,
    words: { min: 1, max: 1 },
    options: { key: { type: 'string', multiple: true } },
    async run({ words: [given = ''], flags, config, variables, log }) {
      const file = resolveHere(given)
      if (!existsSync(file)) throw fileMissing(file)
      const present = findSecretsKey(config)
      const keyFiles = (flags['key'] as string[] | undefined) ?? []
      const report = await untilInterrupted((signal) =>
        drillRestore({
          file,
          sqlFolders: config.sqlFolders,
          askPassphrase: passphraseAsker(variables['BACKUP_PASSPHRASE'] || undefined),
          secretsKeys: [...readKeyFiles(keyFiles.map(resolveHere)), ...keysOf(config, present)],
          log,
          signal,
        }),
      )
      const isFormerKey = present !== undefined && (report.secretsKey ?? present) !== present
      return said(describeDrill(report, { file, bytes: statSync(file).size, isFormerKey }))
    },
  },
}

function keysOf({ dataDir }: Config, present: string | undefined): string[] {
  return [...(present === undefined ? [] : [present]), ...findFormerKeys(dataDir)]
}

/** Ctrl-C aborts the work, which then removes what it has written. A second Ctrl-C ends the process. */
async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController()
  const abort = () => stop.abort()
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, abort)
  try {
    return await work(stop.signal)
  } catch (error) {
    throw stop.signal.aborted ? new AdminError(messages.interrupted) : error
  } finally {
    for (const signal of signals) process.off(signal, abort)
  }
}
