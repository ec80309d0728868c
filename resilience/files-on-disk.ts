import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

export interface FilesOnDisk {
  blobs: string[]
  unfinished: string[]
  /** Files at places where the sweep does not look. */
  misplaced: string[]
}

export function filesOnDisk(dataDir: string): FilesOnDisk {
  const store = join(dataDir, 'storage')
  const found: FilesOnDisk = { blobs: [], unfinished: [], misplaced: [] }
  if (!existsSync(store)) return found
  for (const entry of readdirSync(store, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    if (path.startsWith(join(store, 'blobs') + sep)) found.blobs.push(path)
    else if (path.startsWith(join(store, 'unfinished') + sep)) found.unfinished.push(path)
    else found.misplaced.push(path)
  }
  for (const paths of Object.values(found) as string[][]) paths.sort()
  return found
}
