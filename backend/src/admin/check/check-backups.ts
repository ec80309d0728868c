import { basename } from 'node:path'
import { isEncryptedArchive, listBackups } from '../../backup/automatic/archive-names.ts'
import { roomFor } from '../../backup/automatic/make-automatic-backup.ts'
import { BackupError } from '../../backup/errors.ts'
import { unlockArchive } from '../../backup/passphrase/unlock-archive.ts'
import { readArchive } from '../../backup/read-archive.ts'
import type { Config } from '../../config.ts'
import { findFormerKeys, findSecretsKey } from '../../database/load-secrets-key.ts'
import { faultOfFolder } from '../../backup/automatic/fault-of-folder.ts'
import { off, ok, warning, wrong, type Found } from './finding.ts'
import { backupMessages as messages } from './machine-messages.ts'

const HOUR_MS = 3_600_000

/** The check opens only the beginning of each backup; `verify-backup` reads one whole. */
export async function checkBackups(config: Config, now = Date.now()): Promise<Found> {
  const { backup, minFreeDiskBytes } = config
  if (!backup) return off(messages.off, messages.offTodo)
  const { folder, everyMs } = backup
  const fault = faultOfFolder(folder)
  if (fault !== undefined) return wrong(fault, messages.oldTodo)
  const stored = await listBackups(folder)
  const [last] = stored
  if (!last) return warning(messages.none(folder), messages.noneTodo)
  if (now - last.takenAt.getTime() > 2 * everyMs + HOUR_MS) {
    return wrong(messages.old(last.takenAt, folder), messages.oldTodo)
  }
  try {
    await openBeginning(last.file, config)
    const { freeBytes, neededBytes } = await roomFor(folder, minFreeDiskBytes)
    if (freeBytes < neededBytes) {
      return wrong(messages.room(folder, freeBytes, neededBytes), messages.roomTodo)
    }
    const plain = stored.filter(({ file }) => !isEncryptedArchive(file)).length
    return plain === 0
      ? ok(messages.ok(stored.length, last.takenAt, freeBytes))
      : warning(messages.plain(stored.length, last.takenAt, plain), messages.plainTodo)
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    return wrong(messages.unreadable(basename(last.file), error.message), messages.unreadableTodo)
  }
}

/** The beginning suffices to tell whether the key opens the archive. */
async function openBeginning(file: string, config: Config): Promise<void> {
  const present = findSecretsKey(config)
  const passphrase = config.backup?.passphrase
  const unlocked = await unlockArchive(file, {
    askPassphrase: passphrase === undefined ? undefined : () => Promise.resolve(passphrase),
    secretsKeys: [...(present === undefined ? [] : [present]), ...findFormerKeys(config.dataDir)],
  })
  const members = readArchive(file, unlocked?.key)
  await members.next()
  await members.return(undefined)
}
