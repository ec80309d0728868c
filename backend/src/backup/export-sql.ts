import { escapeLiteral, type Client } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { countSecrets, type SecretsCount } from './count-secrets.ts'
import { EXPORTED_SCHEMAS, exportedPart, insertRules } from './export-rules.ts'
import { listTables, qualifiedName, type Table } from './list-tables.ts'
import { openExistingDatabase } from './open-database.ts'
import { openSnapshot } from './open-snapshot.ts'
import { printInserts } from './print-inserts.ts'
import { readSequences } from './sequences.ts'
import { createFile, refuseUnwritable, writeDraft } from './write-new-file.ts'

export interface ExportOptions {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>
  file: string
  log: Logger
}

export interface ExportReport {
  tables: number
  rows: number
  users: number
  secrets: SecretsCount
}

/** One transaction ensures that a failed load leaves the project unchanged. */
const HEAD = `-- Datos de Predio para un proyecto de Supabase que ya tiene sus migraciones (supabase db push).
-- Contiene contraseñas cifradas: guárdalo en un lugar seguro y bórralo después de cargarlo.
-- Las claves de sitio y de AI de los agentes van cifradas. La llave que las abre no está aquí: ponla como secreto
-- SECRETS_KEY de las funciones. Sin ella, cada agente tendrá que volver a escribir sus dos claves.
-- psql "$SUPABASE_DB_URL" -v ON_ERROR_STOP=1 -f este-archivo.sql

begin;
set local client_encoding = 'UTF8';
set local standard_conforming_strings = on;
set local statement_timeout = 0;
set local search_path = '';
-- Sin disparadores: lo que alguna vez escribieron ya está aquí.
set local session_replication_role = replica;

`

export async function exportSql({ config, file, log }: ExportOptions): Promise<ExportReport> {
  refuseUnwritable(file)
  const database = await openExistingDatabase(config, log)
  try {
    const { client } = database
    await openSnapshot(client)
    const all = await listTables(client, EXPORTED_SCHEMAS)
    const tables = all.flatMap((table) => exportedPart(table) ?? [])
    await createFile(file, (draft) => writeDraft(draft, printExport(client, tables)))
    return await count(client, tables)
  } finally {
    await database.close()
  }
}

async function* printExport(client: Client, tables: readonly Table[]): AsyncGenerator<string> {
  yield HEAD
  for (const table of tables) yield* printInserts(client, table, insertRules(table))
  for (const { value, isCalled, ...name } of await readSequences(client, ['public', 'private'])) {
    yield `select setval(${escapeLiteral(qualifiedName(name))}, ${value}, ${isCalled});\n`
  }
  yield 'commit;\n'
}

async function count(client: Client, tables: readonly Table[]): Promise<ExportReport> {
  const report = {
    tables: tables.length,
    rows: 0,
    users: 0,
    secrets: await countSecrets(client),
  }
  for (const table of tables) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from ${qualifiedName(table)}`,
    )
    const counted = Number(rows[0]?.count)
    report.rows += counted
    if (table.schema === 'auth' && table.name === 'users') report.users = counted
  }
  return report
}
