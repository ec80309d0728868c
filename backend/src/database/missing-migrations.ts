import { versionOf } from './migrate.ts'
import { readSqlFiles } from './run-sql-files.ts'
import type { Database } from './types.ts'

/** Anybody may ask whether the server is ready, and each question takes one of its few own connections. */
const ASKED_FOR_MS = 1_000

/** Asks which migrations of this version the database lacks, for example after somebody restored an older copy under a running server. */
export function watchMigrations(database: Database, folder: string): () => Promise<string[]> {
  const versions = readSqlFiles(folder).map(versionOf)
  let asked: { at: number; missing: Promise<string[]> } | undefined
  return () => {
    const now = performance.now()
    if (!asked || now - asked.at > ASKED_FOR_MS) asked = { at: now, missing: ask() }
    return asked.missing
  }

  function ask(): Promise<string[]> {
    return database.asOwner(async (tx) => {
      const { rows } = await tx.query<{ version: string }>(
        `select version from unnest($1::text[]) as version
         where version not in (select version from supabase_migrations.schema_migrations)`,
        [versions],
      )
      return rows.map(({ version }) => version)
    })
  }
}
