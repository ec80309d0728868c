import type { Client } from 'pg'
import { migrate, missingMigrations, refuseNewerDatabase } from './migrate.ts'
import { DatabaseStartError } from './embedded/start-error.ts'
import {
  inOneTransaction,
  readSqlFiles,
  runSqlFile,
  SqlFileError,
  type SqlFile,
} from './run-sql-files.ts'

export interface SqlFolders {
  bootstrap: string
  migrations: string
}

export interface PreparedDatabase {
  applied: string[]
}

const PREPARE_LOCK = 7_305_062

/**
 * Prepares the database as Supabase prepares every project, then applies our migrations. Of several processes that start together, one does
 * this and the others wait.
 */
export async function prepareDatabase(
  client: Client,
  folders: SqlFolders,
): Promise<PreparedDatabase> {
  await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK])
  try {
    // This check precedes the bootstrap, which would replace newer functions by older ones.
    await refuseNewerDatabase(client, folders.migrations)
    const isFirst = (await missingMigrations(client, folders.migrations)) === undefined
    const applied = isFirst
      ? await inOneTransaction(client, () => prepareLocked(client, folders))
      : await prepareLocked(client, folders)
    return { applied }
  } finally {
    // After a failed transaction the lock cannot be released here; it ends with the connection.
    await client.query('select pg_advisory_unlock($1)', [PREPARE_LOCK]).catch(() => undefined)
  }
}

async function prepareLocked(client: Client, folders: SqlFolders): Promise<string[]> {
  for (const file of readSqlFiles(folders.bootstrap)) await bootstrap(client, file)
  const applied = await migrate(client, folders.migrations)
  await client.query('select predio.let_service_role_pass()')
  return applied
}

async function bootstrap(client: Client, file: SqlFile): Promise<void> {
  try {
    await runSqlFile(client, file)
  } catch (error) {
    throw error instanceof SqlFileError ? notPrepared(error) : error
  }
}

function notPrepared(cause: SqlFileError): DatabaseStartError {
  return new DatabaseStartError(
    `No se pudo preparar la base de datos: falló ${cause.message}\n` +
      'No se aplicó ninguna migración y los datos siguen como estaban. Revisa los permisos del usuario de DATABASE_URL ' +
      '(docs/deploy.md, «Your own PostgreSQL»), o busca o reporta este mensaje completo.',
    { cause },
  )
}
