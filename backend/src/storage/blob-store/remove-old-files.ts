import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes the folder's files last written before that moment; answers how many. */
export async function removeOldFiles(folder: string, before: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    // A file that vanishes meanwhile has been finished or given up by its upload.
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile() || found.mtime >= before) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}
