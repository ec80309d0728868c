import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { tooNew } from './errors.ts'

export function refuseUnknownMigrations(migrations: readonly string[], folder: string): void {
  const known = new Set(readdirSync(folder).map(versionOf))
  const unknown = migrations.filter((version) => !known.has(version))
  if (unknown.length > 0) throw tooNew(`migración ${unknown.at(-1)}`)
}

/** The archive's rows fit the tables of its own migrations; newer ones run afterwards. */
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
