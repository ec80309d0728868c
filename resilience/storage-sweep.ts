import { basename } from 'node:path'
import { utimesSync } from 'node:fs'
import { openDatabase } from './embedded-database.ts'
import { filesOnDisk } from './files-on-disk.ts'

export async function namedVersions(dataDir: string): Promise<Set<string>> {
  const database = await openDatabase(dataDir)
  const { rows } = await database.query<{ version: string }>('select version from storage.objects')
  await database.end()
  return new Set(rows.map(({ version }) => version))
}

export async function findOrphans(dataDir: string): Promise<string[]> {
  const named = await namedVersions(dataDir)
  return filesOnDisk(dataDir).blobs.filter((path) => !named.has(basename(path)))
}

/** The sweep has run at the first start. Without its record it is due again. */
export async function makeSweepDue(dataDir: string): Promise<void> {
  const database = await openDatabase(dataDir)
  await database.query(`delete from predio.job_runs where name = 'storage_sweep'`)
  await database.end()
}

/** The sweep spares young files, because their rows may still follow, so these files are made two days old. */
export function makeOld(paths: readonly string[]): void {
  const longAgo = new Date(Date.now() - 48 * 3600 * 1000)
  for (const path of paths) utimesSync(path, longAgo, longAgo)
}

export async function sweepReport(dataDir: string): Promise<unknown> {
  const database = await openDatabase(dataDir)
  const { rows } = await database.query<{ report: unknown }>(
    `select report from predio.job_runs where name = 'storage_sweep'`,
  )
  await database.end()
  return rows[0]?.report
}
