import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { tooNew } from './errors.ts'

export function refuseUnknownMigrations(migrations: readonly string[], folder: string): void {
  const known = new Set(readdirSync(folder).map(versionOf))
  const unknown = migrations.filter((version) => !known.has(version))
  if (unknown.length > 0) throw tooNew(`migración ${unknown.at(-1)}`)
}

/**
 * Only the migrations that the archive knows run before its rows are loaded, so that the rows fit the tables. Newer migrations run
 * afterwards.
 */
export function copyMigrations(migrations: readonly string[], from: string, to: string): void {
  const wanted = new Set(migrations)
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from).filter((name) => wanted.has(versionOf(name)))) {
    copyFileSync(join(from, name), join(to, name))
  }
}

function versionOf(name: string): string {
  return name.split('_', 1)[0] ?? name
}
