import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'

/**
 * Fills an empty data folder with a copy of the gate's (scripts/test.mjs), because creating a database and migrating it takes most of a
 * first start. A test file that runs by itself has none.
 */
export function copyPreparedData(folder: string): void {
  const prepared = process.env['PREDIO_PREPARED_DATA']
  if (prepared === undefined || !existsSync(prepared) || !isEmpty(folder)) return
  mkdirSync(folder, { recursive: true })
  // Node's own copy would not keep the owner, and PostgreSQL refuses files of others.
  execFileSync('cp', ['-a', `${prepared}/.`, folder])
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0
}
