import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Every file of a data folder's store, by where it lies. */
export interface FilesOnDisk {
  /** Complete; the file's name is the version that a row of storage.objects names. */
  blobs: string[]
  /** Being written, or left by a crash while they were. */
  unfinished: string[]
  /** Where no sweep would ever look. */
  elsewhere: string[]
}

export function filesOnDisk(dataDir: string): FilesOnDisk {
  const store = join(dataDir, 'storage')
  const found: FilesOnDisk = { blobs: [], unfinished: [], elsewhere: [] }
  if (!existsSync(store)) return found
  for (const entry of readdirSync(store, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    if (path.startsWith(join(store, 'blobs') + sep)) found.blobs.push(path)
    else if (path.startsWith(join(store, 'unfinished') + sep)) found.unfinished.push(path)
    else found.elsewhere.push(path)
  }
  for (const paths of Object.values(found) as string[][]) paths.sort()
  return found
}
