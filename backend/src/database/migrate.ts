import type { Client } from 'pg'
import { DatabaseStartError } from './embedded/start-error.ts'
import {
  inOneTransaction,
  readSqlFiles,
  runWithName,
  SqlFileError,
  type SqlFile,
} from './run-sql-files.ts'

/**
 * Applies missing migrations in order and records them as the Supabase CLI does. An upgrade applies as a whole or not at all (OPS-52), so
 * that the former release can still run after a failure.
 */
export async function migrate(client: Client, folder: string): Promise<string[]> {
  const applied = new Set(await appliedVersions(client))
  const missing = readSqlFiles(folder).filter((file) => !applied.has(versionOf(file)))
  if (missing.length === 0) return []
  await client.query(`set search_path = "$user", public, extensions`)
  try {
    await inOneTransaction(client, async () => {
      for (const file of missing) await apply(client, file)
    })
  } catch (error) {
    if (!(error instanceof SqlFileError)) throw error
    throw applied.size === 0 ? firstStartFailed(error) : upgradeFailed(error)
  } finally {
    await client.query('reset search_path').catch(() => undefined)
  }
  await client.query(`notify pgrst, 'reload schema'`)
  return missing.map((file) => file.name)
}

/** A database of a newer release may contain data that this release would break, so it is not changed (OPS-53). */
export async function refuseNewerDatabase(client: Client, folder: string): Promise<void> {
  const newest = readSqlFiles(folder).map(versionOf).at(-1) ?? ''
  const newer = (await appliedVersions(client)).filter((version) => version > newest)
  if (newer.length > 0 && newest !== '') throw newerDatabase(newer.toSorted().at(-1) ?? '')
}

export async function missingMigrations(
  client: Client,
  folder: string,
): Promise<readonly string[] | undefined> {
  const applied = new Set(await appliedVersions(client))
  if (applied.size === 0) return undefined
  return readSqlFiles(folder)
    .map(versionOf)
    .filter((version) => !applied.has(version))
}

async function appliedVersions(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ is_there: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as is_there`,
  )
  if (!tables[0]?.is_there) return []
  const { rows } = await client.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  return rows.map((row) => row.version)
}

async function apply(client: Client, file: SqlFile): Promise<void> {
  await runWithName(client, file)
  await client.query(
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
    [
      versionOf(file),
      file.name.slice(versionOf(file).length + 1).replace(/\.sql$/, ''),
      [file.text],
    ],
  )
}

export function versionOf(file: SqlFile): string {
  return file.name.split('_', 1)[0] ?? file.name
}

function upgradeFailed(cause: SqlFileError): DatabaseStartError {
  return new DatabaseStartError(
    `No se pudo actualizar la base de datos: falló la migración ${cause.message}\n` +
      'No se aplicó ninguna migración y no se perdió nada: los datos siguen como los dejó la versión anterior.\n' +
      'Para seguir trabajando, inicia otra vez la versión anterior de Predio. Antes de intentarlo de nuevo haz un respaldo ' +
      '(npm run backup) y busca o reporta este mensaje completo; no edites las migraciones ni la base de datos a mano.',
    { cause },
  )
}

function firstStartFailed(cause: SqlFileError): DatabaseStartError {
  return new DatabaseStartError(
    `No se pudo preparar la base de datos: falló la migración ${cause.message}\n` +
      'No se escribió nada en ella. Si no estaba vacía, crea una nueva e indícala en DATABASE_URL: create database NOMBRE owner USUARIO;\n' +
      'Si lo estaba, busca o reporta este mensaje completo; no edites las migraciones ni la base de datos a mano.',
    { cause },
  )
}

function newerDatabase(version: string): DatabaseStartError {
  return new DatabaseStartError(
    `Estos datos son de una versión más nueva de Predio (migración ${version}) y esta no los conoce. No se tocó nada.\n` +
      'Inicia la versión más nueva, o restaura en una carpeta vacía un respaldo hecho con esta versión (npm run restore).',
  )
}
