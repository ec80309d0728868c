import type { Transaction } from '../../database/types.ts'

export interface ForeignKeyRow {
  name: string
  table_oid: string
  foreign_oid: string
  columns: number[]
  foreign_columns: number[]
  /** A unique key makes the relationship one-to-one. */
  is_unique: boolean
}

/** A partition's foreign key repeats that of its parent (conparentid), and only the parent is exposed. */
const FOREIGN_KEYS = `
  select con.conname as name, con.conrelid::text as table_oid, con.confrelid::text as foreign_oid,
    to_json(con.conkey) as columns, to_json(con.confkey) as foreign_columns,
    exists (
      select from pg_catalog.pg_constraint u
      where u.conrelid = con.conrelid and u.contype in ('p', 'u')
        and u.conkey @> con.conkey and u.conkey <@ con.conkey
    ) as is_unique
  from pg_catalog.pg_constraint con
  where con.contype = 'f' and con.conparentid = 0
  order by con.conrelid, con.conname`

export async function queryForeignKeys(tx: Transaction): Promise<ForeignKeyRow[]> {
  const { rows } = await tx.query<ForeignKeyRow>(FOREIGN_KEYS)
  return rows
}

export interface PrimaryKeyRow {
  table_oid: string
  columns: number[]
}

/** Tables that are not exposed are included, because a view may show their key. */
export async function queryPrimaryKeys(tx: Transaction): Promise<PrimaryKeyRow[]> {
  const { rows } = await tx.query<PrimaryKeyRow>(`
    select conrelid::text as table_oid, to_json(conkey) as columns
    from pg_catalog.pg_constraint where contype = 'p'`)
  return rows
}

export interface ViewRow {
  oid: string
  definition: string
}

export async function queryViews(tx: Transaction): Promise<ViewRow[]> {
  const { rows } = await tx.query<ViewRow>(`
    select c.oid::text, r.ev_action::text as definition
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    join pg_catalog.pg_rewrite r on r.ev_class = c.oid and r.rulename = '_RETURN'
    where c.relkind in ('v', 'm') and n.nspname not in ('pg_catalog', 'information_schema')`)
  return rows
}
