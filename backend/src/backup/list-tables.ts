import { escapeIdentifier, type Client } from 'pg'

export interface Table {
  schema: string
  name: string
  columns: string[]
  primaryKey: string[]
}

interface TableRow extends Table {
  parents: string[]
}

const TABLES = `
  select n.nspname::text as schema, c.relname::text as name,
    array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum
    ) as columns,
    array(
      select a.attname::text from pg_constraint k
      cross join unnest(k.conkey) with ordinality as part (attnum, position)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = part.attnum
      where k.conrelid = c.oid and k.contype = 'p' order by part.position
    ) as "primaryKey",
    array(
      select distinct format('%s.%s', pn.nspname, p.relname) from pg_constraint k
      join pg_class p on p.oid = k.confrelid
      join pg_namespace pn on pn.oid = p.relnamespace
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid
    ) as parents
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence <> 't' and n.nspname = any($1)
  order by 1, 2`

export async function listTables(client: Client, schemas: string[]): Promise<Table[]> {
  const { rows } = await client.query<TableRow>(TABLES, [schemas])
  return inOrder(rows)
}

function inOrder(rows: TableRow[]): Table[] {
  const byName = new Map(rows.map((row) => [`${row.schema}.${row.name}`, row]))
  const ordered = new Set<TableRow>()
  // Foreign keys in a circle have no order; this set ends the walk.
  const visited = new Set<TableRow>()
  function visit(row: TableRow): void {
    if (visited.has(row)) return
    visited.add(row)
    for (const parent of row.parents) {
      const found = byName.get(parent)
      if (found) visit(found)
    }
    ordered.add(row)
  }
  rows.forEach(visit)
  return [...ordered].map(({ schema, name, columns, primaryKey }) => ({
    schema,
    name,
    columns,
    primaryKey,
  }))
}

export function qualifiedName({ schema, name }: { schema: string; name: string }): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`
}

export function columnList(columns: readonly string[]): string {
  return columns.map((column) => escapeIdentifier(column)).join(', ')
}
