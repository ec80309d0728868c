import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { execFileSync } from 'node:child_process'

/** A data folder after its first start, which the gate makes once (prepare-data.ts); absent where a test file is run by itself. */
export const PREPARED_DATA = 'PREDIO_PREPARED_DATA'

/**
 * Fills an empty data folder with a copy of the prepared one: making a database and running all migrations takes most of a first
 * start, and only few tests are about it.
 */
export function copyPreparedData(folder: string): void {
  const prepared = process.env[PREPARED_DATA]
  if (prepared === undefined || !existsSync(prepared) || !isEmpty(folder)) return
  mkdirSync(folder, { recursive: true })
  // Node's own copy would not keep the owner, and PostgreSQL refuses files of others.
  execFileSync('cp', ['-a', `${prepared}/.`, folder])
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0
}
