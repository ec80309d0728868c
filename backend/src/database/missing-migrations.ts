import { versionOf } from './migrate.ts'
import { rememberFor } from './remember-for.ts'
import { readSqlFiles } from './run-sql-files.ts'
import type { Database } from './types.ts'

/** Anybody may ask whether the server is ready, and each question takes one of its few own connections. */
const ASKED_FOR_MS = 1_000

/** Asks which migrations of this version the database lacks, for example after somebody restored an older copy under a running server. */
export function watchMigrations(database: Database, folder: string): () => Promise<string[]> {
  const versions = readSqlFiles(folder).map(versionOf)
  return rememberFor(ASKED_FOR_MS, () =>
    database.asOwner(async (tx) => {
      const { rows } = await tx.query<{ version: string }>(
        `select version from unnest($1::text[]) as version
         where version not in (select version from supabase_migrations.schema_migrations)`,
        [versions],
      )
      return rows.map(({ version }) => version)
    }),
  )
}
