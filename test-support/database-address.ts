import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How to reach the embedded PostgreSQL of a server that runs on this data folder. */
export function databaseAddress(dataDir: string): { host: string; port: number; database: string } {
  // As root the files may have had to move; this file then says where.
  const pointer = join(dataDir, 'postgres-location')
  const folder = existsSync(pointer) ? dirname(readFileSync(pointer, 'utf8').trim()) : dataDir
  return { host: join(folder, 'postgres-socket'), port: 5432, database: 'postgres' }
}
