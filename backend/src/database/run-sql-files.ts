import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'

export interface SqlFile {
  name: string
  text: string
}

export function readSqlFiles(folder: string): SqlFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}

/** A file, whole or not at all. */
export async function runSqlFile(
  client: Client,
  file: SqlFile,
  alsoRun?: () => Promise<unknown>,
): Promise<void> {
  await client.query('begin')
  try {
    await client.query(file.text)
    await alsoRun?.()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`${file.name}: ${(error as Error).message}`, { cause: error })
  }
}
