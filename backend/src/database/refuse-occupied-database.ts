import type { Client } from 'pg'
import { DatabaseStartError } from './embedded/start-error.ts'
import { missingMigrations } from './migrate.ts'
import { readSqlFiles } from './run-sql-files.ts'

const SCHEMAS = ['auth', 'private', 'public', 'storage']

/** Finds the relations that stand in the way: those with the names of ours, and tables of other roles, except those of extensions. */
const OCCUPANTS = `
  select quote_ident(current_user) as user, quote_ident(current_database()) as database, format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname || '.' || relname = any($1)
    or nspname = any($2) and relkind in ('r', 'p', 'f') and not pg_has_role(relowner, 'usage')
      and not exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
      )
  order by name limit 1`

interface Occupant {
  user: string
  database: string
  name: string
}

/** A first start would fail halfway on a database that others occupy (OPS-99). Unrelated tables of the same owner may stay. */
export async function refuseOccupiedDatabase(client: Client, migrations: string): Promise<void> {
  const { rows } = await client.query<Occupant>(OCCUPANTS, [namesIn(migrations), SCHEMAS])
  // If another Predio that starts at the same moment made these relations, its migrations are recorded by now, so they are looked up last.
  if (rows[0] && (await missingMigrations(client, migrations)) === undefined) {
    throw new DatabaseStartError(occupied(rows[0]))
  }
}

const CREATES = /^create (?:or replace )?(?:table|view|sequence) ((?:public|private)\.\w+)/gim

function namesIn(migrations: string): string[] {
  return readSqlFiles(migrations).flatMap(({ text }) =>
    [...text.matchAll(CREATES)].map(([, name = '']) => name),
  )
}

function occupied({ user, database, name }: Occupant): string {
  return (
    `La base de datos ${database} no está vacía (tiene la tabla ${name}). No se escribió nada en ella. ` +
    `Crea una nueva e indícala en DATABASE_URL:\n      create database NOMBRE owner ${user};`
  )
}
