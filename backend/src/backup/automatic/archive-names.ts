import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { UNFINISHED } from '../write-new-file.ts'

/** Files with other names in the folder belong to the operator and stay. */
export interface StoredBackup {
  file: string
  takenAt: Date
  bytes: number
}

const ENCRYPTED = '.cifrado'
const NAME = /^predio-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(?:\.cifrado)?$/

/** Names are in UTC, so that they sort by time and no hour of the year comes twice. */
export function archiveName(takenAt: Date, isEncrypted: boolean): string {
  const stamp = takenAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return `predio-${stamp}.tar.gz${isEncrypted ? ENCRYPTED : ''}`
}

export function isEncryptedArchive(file: string): boolean {
  return file.endsWith(ENCRYPTED)
}

export async function listBackups(folder: string): Promise<StoredBackup[]> {
  const backups: StoredBackup[] = []
  for (const name of (await readdir(folder)).toSorted().toReversed()) {
    const [, year, month, day, ...time] = NAME.exec(name) ?? []
    if (!year) continue
    const file = join(folder, name)
    const takenAt = new Date(`${year}-${month}-${day}T${time.join(':')}Z`)
    backups.push({ file, takenAt, bytes: (await stat(file)).size })
  }
  return backups
}

/** Lists the unfinished backups that a killed server leaves behind. */
export async function listUnfinished(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names
    .filter((name) => name.endsWith(UNFINISHED) && NAME.test(name.slice(0, -UNFINISHED.length)))
    .map((name) => join(folder, name))
}
