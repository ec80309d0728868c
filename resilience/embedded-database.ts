import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { databaseAddress } from '../test-support/database-address.ts'

/** The owner's connection to the PostgreSQL of a server that runs on this data folder. */
export async function openDatabase(
  dataDir: string,
  { user = 'postgres', database = 'postgres' } = {},
): Promise<Client> {
  const client = new Client({ ...databaseAddress(dataDir), user, database })
  // The server may be killed while this is open.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** DATABASE_URL for another server that shall use it. */
export function databaseUrl(dataDir: string, database: string): string {
  const { host } = databaseAddress(dataDir)
  return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host)}`
}

/** The process of the database that runs on this data folder, if it is alive. */
export function databasePid(dataDir: string): number | undefined {
  try {
    const file = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
    const pid = Number(file.split('\n')[0])
    process.kill(pid, 0)
    return pid
  } catch {
    // Either no file, which PostgreSQL removes as its last act, or nobody of that number.
    return undefined
  }
}
