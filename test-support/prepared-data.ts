import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'

/**
 * Fills an empty data folder with a copy of the gate's prepared one (scripts/test.mjs), because creating and migrating a database takes
 * most of a first start. If a test file runs alone, no copy exists.
 */
export function copyPreparedData(folder: string): void {
  const prepared = process.env['PREDIO_PREPARED_DATA']
  if (prepared === undefined || !existsSync(prepared) || !isEmpty(folder)) return
  mkdirSync(folder, { recursive: true })
  // Node's own copy would change the owner, and PostgreSQL refuses files of other owners.
  execFileSync('cp', ['-a', `${prepared}/.`, folder])
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0
}
