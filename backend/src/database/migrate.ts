import type { Client } from 'pg'
import { readSqlFiles, runSqlFile, type SqlFile } from './run-sql-files.ts'

/**
 * Applies what is missing, in order, each file in its own transaction together with its record: the
 * same record that the Supabase CLI keeps. Returns the names of the applied files.
 */
export async function migrate(client: Client, folder: string): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const applied = new Set(rows.map((row) => row.version))
  const missing = readSqlFiles(folder).filter((file) => !applied.has(versionOf(file)))
  await client.query(`set search_path = "$user", public, extensions`)
  for (const file of missing) {
    await runSqlFile(client, file, () =>
      client.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [
          versionOf(file),
          file.name.slice(versionOf(file).length + 1).replace(/\.sql$/, ''),
          [file.text],
        ],
      ),
    )
  }
  await client.query('reset search_path')
  if (missing.length > 0) await client.query(`notify pgrst, 'reload schema'`)
  return missing.map((file) => file.name)
}

function versionOf(file: SqlFile): string {
  return file.name.split('_', 1)[0] ?? file.name
}
