import type { Client } from 'pg'
import { listTables, qualifiedName, type Table } from './list-tables.ts'

/** A restore recreates the schema `extensions` and PostgreSQL's own schemas, so they are not in this list. */
export const SCHEMAS = ['auth', 'public', 'private', 'storage', 'predio', 'supabase_migrations']

/** After this call the connection sees the database as it is now, and nobody can change the structure of its tables. */
export async function openSnapshot(client: Client): Promise<Table[]> {
  await client.query(
    `set statement_timeout = 0; set lock_timeout = '60s'; set idle_in_transaction_session_timeout = 0;
     set row_security = off; set synchronize_seqscans = off; set search_path = '';
     set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
     set extra_float_digits = 1; set bytea_output = 'hex';`,
  )
  await client.query('begin isolation level repeatable read read only')
  const tables = await listTables(client, SCHEMAS)
  await client.query(`lock table ${tables.map(qualifiedName).join(', ')} in access share mode`)
  return tables
}
