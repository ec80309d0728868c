import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { databaseAddress } from '../test-support/database-address.ts'

export async function openDatabase(
  dataDir: string,
  { user = 'postgres', database = 'postgres' } = {},
): Promise<Client> {
  const client = new Client({ ...databaseAddress(dataDir), user, database })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

export function databaseUrl(dataDir: string, database: string): string {
  const { host } = databaseAddress(dataDir)
  return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host)}`
}

export function databasePid(dataDir: string): number | undefined {
  try {
    const file = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
    const pid = Number(file.split('\n')[0])
    process.kill(pid, 0)
    return pid
  } catch {
    // PostgreSQL removes the pid file last, so a stopped server leaves none or one without a process.
    return undefined
  }
}
