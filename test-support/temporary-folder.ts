import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A new folder that the database's user can pass through: for root, PostgreSQL runs as somebody else
 * and would otherwise keep its files outside of the folder, where no test removes them.
 */
export function temporaryFolder(purpose: string, parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, `predio-${purpose}-`))
  chmodSync(folder, 0o711)
  return folder
}

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** Several times of what a run of tests writes. */
const ENOUGH_BYTES = 8 * 1024 ** 3

/** The same in memory where there is enough of it: for databases of a thousand small files that live a few seconds. */
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
