import { existsSync, readFileSync, readdirSync, renameSync, rmSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { notEmpty } from './errors.ts'

/**
 * Inside the data folder, not beside it: that may be a mounted disk, which nothing can be renamed over.
 * What an interrupted restore left there counts as nothing.
 */
const STAGING = '.restoring'
/** With these a folder is a Predio's, so they come last. */
const DATABASE = new Set(['postgres', 'postgres-location'])

export interface StagingFolder {
  path: string
  /** Makes what was built the data folder's content. */
  publish(): void
  /** Leaves the data folder empty again. */
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

/** With the database, which as root may lie elsewhere; a file then says where. */
export function removeDataFolder(path: string): void {
  const pointer = join(path, 'postgres-location')
  if (existsSync(pointer)) {
    rmSync(dirname(readFileSync(pointer, 'utf8').trim()), { recursive: true, force: true })
  }
  rmSync(path, { recursive: true, force: true })
}
