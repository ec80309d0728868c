import { existsSync, readFileSync, readdirSync, renameSync, rmSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { notEmpty } from './errors.ts'

/**
 * The staging folder is inside the data folder, because a data folder on a mounted disk cannot be replaced by a rename. The remains of an
 * interrupted restore are ignored.
 */
const STAGING = '.restoring'
/** A folder with these files counts as a data folder of Predio, so they are moved last. */
const DATABASE = new Set(['postgres', 'postgres-location'])

export interface StagingFolder {
  path: string
  publish(): void
  discard(): void
}

export function openStagingFolder(dataDir: string): StagingFolder {
  const path = join(dataDir, STAGING)
  refuseUnlessEmpty(dataDir)
  removeDataFolder(path)
  return {
    path,
    publish() {
      refuseUnlessEmpty(dataDir)
      const names = readdirSync(path)
      const last = names.filter((name) => DATABASE.has(name))
      const first = names.filter((name) => !DATABASE.has(name))
      for (const name of [...first, ...last]) renameSync(join(path, name), join(dataDir, name))
      rmdirSync(path)
    },
    discard: () => removeDataFolder(path),
  }
}

export function refuseUnlessEmpty(dataDir: string): void {
  if (existsSync(dataDir) && readdirSync(dataDir).some((name) => name !== STAGING)) {
    throw notEmpty(dataDir)
  }
}

/** If the server runs as root, the database may be in another folder, which this file names. */
export function removeDataFolder(path: string): void {
  const pointer = join(path, 'postgres-location')
  if (existsSync(pointer)) {
    rmSync(dirname(readFileSync(pointer, 'utf8').trim()), { recursive: true, force: true })
  }
  rmSync(path, { recursive: true, force: true })
}
