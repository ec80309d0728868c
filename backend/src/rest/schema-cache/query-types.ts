import type { Transaction } from '../../database/types.ts'

export interface TypeRow {
  oid: string
  schema: string
  name: string
  formatted: string
  kind: string
  base: string
  relation: string
  enum_values: string[] | null
}

const TYPES = `
  select t.oid::text, n.nspname as schema, t.typname as name,
    pg_catalog.format_type(t.oid, null) as formatted,
    t.typtype as kind, t.typbasetype::text as base, t.typrelid::text as relation,
    case when t.typtype = 'e' then (
      select json_agg(e.enumlabel order by e.enumsortorder)
      from pg_catalog.pg_enum e where e.enumtypid = t.oid) end as enum_values
  from pg_catalog.pg_type t
  join pg_catalog.pg_namespace n on n.oid = t.typnamespace
  where not (t.typcategory = 'A' and t.typelem <> 0)
    and n.nspname not in ('information_schema', 'pg_toast')`

export class Types {
  readonly #byOid: Map<string, TypeRow>

  constructor(rows: readonly TypeRow[]) {
    this.#byOid = new Map(rows.map((row) => [row.oid, row]))
  }

  get(oid: string): TypeRow | undefined {
    return this.#byOid.get(oid)
  }

  base(oid: string): TypeRow | undefined {
    const type = this.#byOid.get(oid)
    return type?.kind === 'd' ? this.base(type.base) : type
  }

  all(): Iterable<TypeRow> {
    return this.#byOid.values()
  }
}

export async function queryTypes(tx: Transaction): Promise<Types> {
  const { rows } = await tx.query<TypeRow>(TYPES)
  return new Types(rows)
}
