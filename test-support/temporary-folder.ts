import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The user of PostgreSQL must be able to pass through the folder: if root runs the tests, PostgreSQL runs as another user and would
 * otherwise store its files where no test removes them.
 */
export function temporaryFolder(purpose: string, parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, `predio-${purpose}-`))
  chmodSync(folder, 0o711)
  return folder
}

/** On Linux the files in this folder are in memory. */
const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 8 * 1024 ** 3

/** Memory suits databases with a thousand small files that exist for a few seconds. */
export function memoryFolder(purpose: string): string {
  return temporaryFolder(purpose, hasEnoughMemory() ? MEMORY : tmpdir())
}

function hasEnoughMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    return false
  }
}
