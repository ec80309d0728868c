import type { Client } from 'pg'
import { withPlaceholders } from '../made-values.ts'
import type { Rows } from '../office.ts'
import { compareText } from './compare.ts'

export async function listColumns(database: Client): Promise<Record<string, string[]>> {
  const { rows } = await database.query<{ table: string; columns: string[] }>(
    `select class.relname as table, array_agg(attribute.attname::text order by attribute.attnum) as columns
     from pg_class as class
     join pg_attribute as attribute on attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
     where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and attribute.attgenerated = ''
     group by class.relname
     having bool_or(attribute.attname = 'user_id') or class.relname = 'profiles'
     order by class.relname`,
  )
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]))
}

export async function readRows(
  database: Client,
  agent: { id: string; email: string },
  columns: Record<string, string[]>,
  named: string,
): Promise<Rows> {
  const found: Rows = {}
  for (const [table, names] of Object.entries(columns)) {
    const { rows } = await database.query<{ row: Record<string, unknown> }>(
      `select (select jsonb_object_agg(name, to_jsonb(stored) -> name) from unnest($2::text[]) as name) as row
       from public.${table} as stored where ${ownerOf(table)} = $1`,
      [agent.id, names],
    )
    const shown = rows.map(({ row }) => withPlaceholders(row, agent, named) as typeof row)
    if (shown.length > 0)
      found[table] = shown.toSorted((a, b) => compareText(JSON.stringify(a), JSON.stringify(b)))
  }
  return found
}

export function ownerOf(table: string): string {
  return table === 'profiles' ? 'id' : 'user_id'
}
