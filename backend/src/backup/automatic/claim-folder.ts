import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FolderTaken } from '../errors.ts'
import { createFile } from '../write-new-file.ts'

/** Names the installation whose automatic backups the folder holds. */
export const OWNER_FILE = 'predio-instalacion.txt'

/**
 * Only one installation thins out a folder: another that is given the same one would remove the first one's archives (OPS-62). The
 * first to come takes it; whoever deletes the file gives it to the next.
 */
export async function claimFolder(folder: string, installation: string): Promise<void> {
  const file = join(folder, OWNER_FILE)
  const owner = existsSync(file) ? (await readFile(file, 'utf8')).trim() : ''
  if (owner === installation) return
  if (owner !== '') throw new FolderTaken(folder, file)
  await createFile(file, (draft) => writeFile(draft, `${installation}\n`, { mode: 0o600 }))
}
