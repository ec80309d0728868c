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

const inTransaction = new WeakSet<Client>()

/** If the client is already inside a transaction, the work joins that transaction. */
export async function inOneTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  if (inTransaction.has(client)) return work()
  await client.query('begin')
  inTransaction.add(client)
  try {
    const value = await work()
    await client.query('commit')
    return value
  } catch (error) {
    // A lost connection has rolled back already. The error to report is the one that came first.
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    inTransaction.delete(client)
  }
}

export async function runSqlFile(client: Client, file: SqlFile): Promise<void> {
  await inOneTransaction(client, () => runWithName(client, file))
}

export async function runWithName(client: Client, { name, text }: SqlFile): Promise<void> {
  try {
    await client.query(text)
  } catch (error) {
    throw new SqlFileError(name, error as Error)
  }
}

export class SqlFileError extends Error {
  override name = 'SqlFileError'
  constructor(file: string, cause: Error) {
    super(`${file}: ${cause.message}`, { cause })
  }
}
