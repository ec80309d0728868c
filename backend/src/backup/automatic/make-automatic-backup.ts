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
  installation: string
  keep: BackupRetention
  minFreeBytes: number
  now?: Date
}

export interface AutomaticBackupReport {
  file: string
  bytes: number
  rows: number
  files: number
  missingFiles: number
  removed: string[]
}

/** An archive grows a little from one day to the next. */
const GROWTH = 1.1

/**
 * The new archive is read back before it gets its final name, and old ones are removed only after this. The caller holds a lock, so
 * unfinished files in the folder belong to no running backup.
 */
export async function makeAutomaticBackup(
  options: AutomaticBackupOptions,
): Promise<AutomaticBackupReport> {
  const { folder, installation, keep, minFreeBytes, now = new Date(), log } = options
  if (!existsSync(folder)) throw folderMissing(folder)
  await claimFolder(folder, installation)
  for (const file of await listUnfinished(folder)) await rm(file, { force: true })
  // Old backups are also removed before the new one is made: if the operator retains fewer because the disk is full, this frees the space.
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

/**
 * The last backup's size predicts the size of the next. The first backup has no predecessor, so the free space is watched while it is
 * written.
 */
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

/** If a backup cannot be removed, the new one does not fail, and the next run tries again. */
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
