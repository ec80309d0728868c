import type { Client } from 'pg'
import { listTables, qualifiedName } from '../list-tables.ts'
import { SCHEMAS } from '../open-snapshot.ts'

export async function dumpRows(
  client: Client,
  schemas: string[] = SCHEMAS,
): Promise<Record<string, string[]>> {
  const dump: Record<string, string[]> = {}
  await client.query(`set timezone = 'UTC'`)
  for (const table of await listTables(client, schemas)) {
    const { rows } = await client.query<{ row: string }>(
      `select t::text as row from ${qualifiedName(table)} t order by 1`,
    )
    dump[`${table.schema}.${table.name}`] = rows.map(({ row }) => row)
  }
  return dump
}
