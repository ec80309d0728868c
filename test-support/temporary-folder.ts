import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A new folder that the database's user can pass through: for root, PostgreSQL runs as somebody else
 * and would otherwise keep its files outside of the folder, where no test removes them.
 */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `predio-${purpose}-`))
  chmodSync(folder, 0o711)
  return folder
}
