import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export function databaseAddress(dataDir: string): { host: string; port: number; database: string } {
  const pointer = join(dataDir, 'postgres-location')
  const folder = existsSync(pointer) ? dirname(readFileSync(pointer, 'utf8').trim()) : dataDir
  return { host: join(folder, 'postgres-socket'), port: 5432, database: 'postgres' }
}
