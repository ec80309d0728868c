import type { Client } from 'pg'
import type { Catalogue, Column, DatabaseFunction, Table } from './catalogue.ts'
import { proveView } from './prove-view.ts'
import { readValues } from './read-values.ts'

const TABLES = `
  select c.relname as name, case when c.relkind in ('v', 'm') then 'view' else 'table' end as kind,
    case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid, true) end as definition,
    (select json_agg(json_build_object(
        'name', a.attname,
        'type', format_type(a.atttypid, null),
        'nullable', not a.attnotnull,
        'constraints', (select coalesce(json_agg(pg_get_constraintdef(k.oid) order by k.conname), '[]')
          from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]),
        'hasDefault', a.atthasdef or a.attidentity <> '',
        'generated', a.attgenerated <> '' or a.attidentity = 'a') order by a.attname)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select json_agg(a.attname order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as "columnOrder",
    coalesce((select json_agg(json_build_object(
        'foreignKeyName', f.conname,
        'columns', (select json_agg(a.attname order by k.i) from unnest(f.conkey) with ordinality k (n, i)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.n),
        'isOneToOne', exists (select from pg_constraint u where u.conrelid = f.conrelid and u.contype in ('p', 'u')
          and u.conkey <@ f.conkey and u.conkey @> f.conkey),
        'referencedRelation', t.relname,
        'referencedColumns', (select json_agg(a.attname order by k.i) from unnest(f.confkey) with ordinality k (n, i)
          join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.n)) order by f.conname)
      from pg_constraint f join pg_class t on t.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and t.relnamespace = c.relnamespace), '[]') as relationships
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  order by c.relname`

const FUNCTIONS = `
  select p.proname as name,
    coalesce((select json_agg(json_build_object(
        'name', p.proargnames[i],
        'type', format_type(p.proargtypes[i - 1], null),
        'optional', i > p.pronargs - p.pronargdefaults) order by p.proargnames[i])
      from generate_series(1, p.pronargs) i where p.proargnames[i] <> ''), '[]') as arguments,
    format_type(p.prorettype, null) as returns, p.proretset as "returnsSet",
    (select c.relname from pg_class c where c.reltype = p.prorettype and c.relkind in ('r', 'v')) as "returnsTable"
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
    and has_function_privilege('authenticated', p.oid, 'execute')
  order by p.proname, p.oid`

const ENUMS = `
  select t.typname as name, json_agg(e.enumlabel order by e.enumsortorder) as values
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname`

interface ReadTable extends Omit<Table, 'columns'> {
  columns: (Omit<Column, 'values'> & { constraints: string[] })[]
  definition: string | null
}

function withValues({ definition: _definition, columns, ...table }: ReadTable): Table {
  return {
    ...table,
    columns: columns.map(({ constraints, ...column }) => ({
      ...column,
      values: readValues(constraints),
    })),
  }
}

function proven(table: Table, definition: string | null, tables: readonly Table[]): Table {
  if (definition === null) return table
  const proofs = proveView(definition, tables)
  const columns = table.columns.map((column) => ({ ...column, ...proofs.get(column.name) }))
  return { ...table, columns }
}

export async function readCatalogue(client: Client): Promise<Catalogue> {
  const { rows } = await client.query<ReadTable>(TABLES)
  const read = rows.map(withValues)
  const tables = read.map((table, place) => proven(table, rows[place]?.definition ?? null, read))
  const { rows: functions } = await client.query<DatabaseFunction>(FUNCTIONS)
  const { rows: enums } = await client.query<{ name: string; values: string[] }>(ENUMS)
  return { tables, functions, enums }
}
