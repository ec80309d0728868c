import type { Transaction } from '../../database/types.ts'

export interface FunctionRow {
  schema: string
  name: string
  description: string | null
  volatility: 'v' | 's' | 'i'
  defaults: number
  arguments: ArgumentRow[]
  return_type: string
  return_formatted: string
  is_set: boolean
  rows: number
}

export interface ArgumentRow {
  name: string
  type: string
  typeOid: string
  mode: 'i' | 'o' | 'b' | 'v' | 't'
}

const FUNCTIONS = `
  select n.nspname as schema, p.proname as name,
    pg_catalog.obj_description(p.oid, 'pg_proc') as description,
    p.provolatile as volatility, p.pronargdefaults as defaults,
    coalesce((
      select json_agg(json_build_object(
        'name', coalesce(p.proargnames[a.position], ''),
        'type', pg_catalog.format_type(a.type, null),
        'typeOid', a.type::text,
        'mode', coalesce(p.proargmodes[a.position], 'i')
      ) order by a.position)
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as a(type, position)
    ), '[]') as arguments,
    p.prorettype::text as return_type,
    pg_catalog.format_type(p.prorettype, null) as return_formatted,
    p.proretset as is_set, p.prorows as rows
  from pg_catalog.pg_proc p
  join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  where p.prokind = 'f' and n.nspname = any($1)
    and p.prorettype not in ('pg_catalog.trigger'::pg_catalog.regtype, 'pg_catalog.event_trigger'::pg_catalog.regtype)
  order by n.nspname, p.proname, p.pronargs, p.oid`

export async function queryFunctions(tx: Transaction, schemas: string[]): Promise<FunctionRow[]> {
  const { rows } = await tx.query<FunctionRow>(FUNCTIONS, [schemas])
  return rows
}
