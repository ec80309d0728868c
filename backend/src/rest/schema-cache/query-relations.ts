import type { Transaction } from '../../database/types.ts'

export interface RelationRow {
  oid: string
  schema: string
  name: string
  description: string | null
  is_view: boolean
  /** The bits of pg_relation_is_updatable are 4 update, 8 insert and 16 delete. */
  writable: number
  row_type: string
  primary_key: string[]
  columns: ColumnRow[]
}

export interface ColumnRow {
  name: string
  number: number
  type: string
  typeOid: string
  nullable: boolean
  default: string | null
  description: string | null
}

/** For an identity column the default is its sequence. A generated column accepts no value and has no default. */
const COLUMNS = `
  select json_agg(json_build_object(
    'name', a.attname,
    'number', a.attnum,
    'type', pg_catalog.format_type(a.atttypid, a.atttypmod),
    'typeOid', a.atttypid::text,
    'nullable', not (a.attnotnull or t.typnotnull),
    'default', case
      when a.attidentity = 'd' then format('pg_catalog.nextval(%L::pg_catalog.regclass)',
        pg_catalog.pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
      when a.attidentity <> '' or a.attgenerated <> '' then null
      else coalesce(pg_catalog.pg_get_expr(d.adbin, d.adrelid), pg_catalog.pg_get_expr(t.typdefaultbin, 0))
    end,
    'description', pg_catalog.col_description(c.oid, a.attnum)
  ) order by a.attnum)
  from pg_catalog.pg_attribute a
  join pg_catalog.pg_type t on t.oid = a.atttypid
  left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped`

const PRIMARY_KEY = `
  select json_agg(a.attname order by key.position)
  from pg_catalog.pg_constraint con
  cross join lateral unnest(con.conkey) with ordinality as key(number, position)
  join pg_catalog.pg_attribute a on a.attrelid = con.conrelid and a.attnum = key.number
  where con.conrelid = c.oid and con.contype = 'p'`

const RELATIONS = `
  select c.oid::text, n.nspname as schema, c.relname as name,
    pg_catalog.obj_description(c.oid, 'pg_class') as description,
    c.relkind in ('v', 'm') as is_view,
    case c.relkind when 'm' then 0 else pg_catalog.pg_relation_is_updatable(c.oid, true) end as writable,
    c.reltype::text as row_type,
    coalesce((${PRIMARY_KEY}), '[]') as primary_key,
    coalesce((${COLUMNS}), '[]') as columns
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace`

/** Partitions are excluded, because requests reach them through their parent. */
export async function queryRelations(tx: Transaction, schemas: string[]): Promise<RelationRow[]> {
  const { rows } = await tx.query<RelationRow>(
    `${RELATIONS}
     where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition and n.nspname = any($1)
     order by n.nspname, c.relname`,
    [schemas],
  )
  return rows
}

/** Functions may return types and relations of other schemas, of which only the columns are needed. */
export async function queryComposites(tx: Transaction, oids: string[]): Promise<RelationRow[]> {
  if (oids.length === 0) return []
  const { rows } = await tx.query<RelationRow>(`${RELATIONS} where c.oid = any($1::oid[])`, [oids])
  return rows
}
