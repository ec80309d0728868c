import { DEFAULT_TIME_ZONE } from '@predio/domain/dates'
import { existsSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Logger } from 'pino'
import { readRoom } from '../../disk-space.ts'
import type { BackupRetention } from '../../settings/environment.ts'
import { createBackup, type BackupOptions } from '../create-backup.ts'
import { isEncrypted } from '../passphrase/archive-key.ts'
import { folderMissing, noRoom } from '../errors.ts'
import { archiveName, listBackups, listUnfinished } from './archive-names.ts'
import { claimFolder } from './claim-folder.ts'
import { chooseRemoved } from './choose-removed.ts'

export interface AutomaticBackupOptions extends Omit<BackupOptions, 'file' | 'minFreeBytes'> {
  folder: string
  /** Whose backups the folder holds; see `claimFolder`. */
  installation: string
  keep: BackupRetention
  /** Stays free on the folder's disk, which may be the database's too. */
  minFreeBytes: number
  /** The time it is, for tests. */
  now?: Date
}

export interface AutomaticBackupReport {
  file: string
  bytes: number
  rows: number
  files: number
  /** Files that rows name and the store did not have. */
  missingFiles: number
  /** Names of the backups that were no longer wanted. */
  removed: string[]
}

/** An archive grows a little from one day to the next. */
const GROWTH = 1.1

/**
 * One more archive in the folder, read back before it gets its name, and only then fewer old ones. Whoever calls it holds a
 * lock: what is unfinished in the folder is nobody's.
 */
export async function makeAutomaticBackup(
  options: AutomaticBackupOptions,
): Promise<AutomaticBackupReport> {
  const { folder, installation, keep, minFreeBytes, now = new Date(), log } = options
  if (!existsSync(folder)) throw folderMissing(folder)
  await claimFolder(folder, installation)
  for (const file of await listUnfinished(folder)) await rm(file, { force: true })
  // Before as well: when the operator keeps fewer because the disk is full, the room must come from these.
  const removedBefore = await removeUnwanted(folder, { keep, now, log })
  await refuseWithoutRoom(folder, minFreeBytes)

  const file = join(folder, archiveName(now, isEncrypted(options)))
  const { manifest } = await createBackup({ ...options, file })
  const removed = [...removedBefore, ...(await removeUnwanted(folder, { keep, now, log }))]
  const missingFiles = manifest.missingFiles.length
  if (missingFiles > 0) log.warn({ missingFiles }, 'files that rows name are not in the store')
  return {
    file,
    bytes: (await stat(file)).size,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files.length,
    missingFiles,
    removed,
  }
}

/** What the last one took is what the next one will; the first one is watched while it is written. */
export async function roomFor(
  folder: string,
  minFreeBytes: number,
): Promise<{ freeBytes: number; neededBytes: number }> {
  const [last] = await listBackups(folder)
  const neededBytes = Math.ceil((last?.bytes ?? 0) * GROWTH) + minFreeBytes
  return { freeBytes: (await readRoom(folder)).freeBytes, neededBytes }
}

async function refuseWithoutRoom(folder: string, minFreeBytes: number): Promise<void> {
  const { freeBytes, neededBytes } = await roomFor(folder, minFreeBytes)
  if (freeBytes < neededBytes) throw noRoom(folder, neededBytes, freeBytes)
}

/** One that cannot be removed does not make the new backup a failure: the next run tries again. */
async function removeUnwanted(
  folder: string,
  { keep, now, log }: { keep: BackupRetention; now: Date; log: Logger },
): Promise<string[]> {
  const removed: string[] = []
  for (const { file } of chooseRemoved(await listBackups(folder), keep, DEFAULT_TIME_ZONE, now)) {
    try {
      await rm(file)
      removed.push(basename(file))
      log.info({ file }, 'a backup that is no longer wanted was removed')
    } catch (error) {
      log.error({ err: error, file }, 'an old backup could not be removed')
    }
  }
  return removed
}
