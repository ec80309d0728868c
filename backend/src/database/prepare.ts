import type { Client } from 'pg'
import { migrate, refuseNewerDatabase } from './migrate.ts'
import { readSqlFiles, runSqlFile } from './run-sql-files.ts'

export interface SqlFolders {
  bootstrap: string
  migrations: string
}

export interface PreparedDatabase {
  /** The migrations that were missing and are applied now. */
  applied: string[]
}

const PREPARE_LOCK = 7_305_062

/**
 * Brings a database to what this version needs: first what Supabase gives every project, then our
 * migrations. Of several processes that start together one does it and the others wait.
 */
export async function prepareDatabase(
  client: Client,
  folders: SqlFolders,
): Promise<PreparedDatabase> {
  await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK])
  try {
    // Before the bootstrap, which would put older functions in the place of newer ones.
    await refuseNewerDatabase(client, folders.migrations)
    for (const file of readSqlFiles(folders.bootstrap)) await runSqlFile(client, file)
    return { applied: await migrate(client, folders.migrations) }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [PREPARE_LOCK])
  }
}
