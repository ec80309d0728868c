import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FolderTaken } from '../errors.ts'
import { createFile } from '../write-new-file.ts'

/** This file names the installation that owns the folder's automatic backups. */
export const OWNER_FILE = 'predio-instalacion.txt'

/**
 * Two installations with one folder would remove each other's archives, so the first one claims the folder (OPS-62). After the operator
 * deletes OWNER_FILE, the next installation can claim it.
 */
export async function claimFolder(folder: string, installation: string): Promise<void> {
  const file = join(folder, OWNER_FILE)
  const owner = existsSync(file) ? (await readFile(file, 'utf8')).trim() : ''
  if (owner === installation) return
  if (owner !== '') throw new FolderTaken(folder, file)
  await createFile(file, (draft) => writeFile(draft, `${installation}\n`, { mode: 0o600 }))
}
