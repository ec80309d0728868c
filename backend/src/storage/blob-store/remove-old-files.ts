import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export async function removeOldFiles(folder: string, before: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    // The file may be gone, because an upload that ends meanwhile removes or renames it.
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile() || found.mtime >= before) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}
