import { versionOf } from './migrate.ts'
import { rememberFor } from './remember-for.ts'
import { readSqlFiles } from './run-sql-files.ts'
import type { Database } from './types.ts'

const ASKED_FOR_MS = 1_000

/** After somebody restored an older copy, a running server may lack migrations again. */
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
