import type { Database } from '../../database/types.ts'
import type { Column, PublishedTable } from './published-table.ts'

export interface Catalogue {
  tablesFor(role: string): Promise<PublishedTable[]>
  /**
   * Discards the cache, so that the next call loads the catalogue anew. Called after a table or column did not fit the cached catalogue.
   */
  forget(): void
}

interface Row {
  schema: string
  name: string
  isOwnerOnly: boolean
  columns: (Column & { keyPosition: number | null; isReadable: boolean })[]
}

/** Migrations run only at a start, but an operator may change a grant or the publication at any time. */
const REMEMBERED_MS = 60_000

/** PostgreSQL prints a policy that admits only the owner in one of these forms. */
const OWNER_ONLY = [
  '(( SELECT auth.uid() AS uid) = user_id)',
  '(user_id = ( SELECT auth.uid() AS uid))',
  '(auth.uid() = user_id)',
  '(user_id = auth.uid())',
]

const TABLES = `
  select n.nspname as schema, c.relname as name,
    c.relrowsecurity
      and not (select rolbypassrls or rolsuper or oid = c.relowner from pg_roles where rolname = $1)
      and not exists (
        select from pg_policy
        where polrelid = c.oid and polpermissive and polcmd in ('r', '*')
          and exists (select from unnest(polroles) as role where role = 0 or pg_has_role($1, role, 'usage'))
          and pg_get_expr(polqual, polrelid) <> all ($2)
      ) as "isOwnerOnly",
    json_agg(json_build_object(
      'name', a.attname,
      'type', t.typname,
      'sqlType', format_type(a.atttypid, null),
      'keyPosition', array_position(pk.conkey, a.attnum),
      'isReadable', has_column_privilege($1, c.oid, a.attnum, 'select')
    ) order by a.attnum) as columns
  from pg_publication_tables p
  join pg_namespace n on n.nspname = p.schemaname
  join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  join pg_constraint pk on pk.conrelid = c.oid and pk.contype = 'p'
  where p.pubname = 'supabase_realtime'
  group by n.nspname, c.relname, c.oid
  order by 1, 2`

export function createCatalogue(database: Database): Catalogue {
  const remembered = new Map<string, { tables: Promise<PublishedTable[]>; until: number }>()
  return {
    tablesFor(role) {
      const known = remembered.get(role)
      if (known && known.until > performance.now()) return known.tables
      const tables = database.asOwner(async (tx) => {
        // With an empty search path, PostgreSQL prints types outside of pg_catalog with their schema.
        await tx.query(`set local search_path = ''`)
        return (await tx.query<Row>(TABLES, [role, OWNER_ONLY])).rows.map(toTable)
      })
      remembered.set(role, { tables, until: performance.now() + REMEMBERED_MS })
      tables.catch(() => remembered.delete(role))
      return tables
    },
    forget: () => remembered.clear(),
  }
}

function toTable({ schema, name, isOwnerOnly, columns }: Row): PublishedTable {
  const key = columns
    .filter((column) => column.keyPosition !== null)
    .toSorted((a, b) => a.keyPosition! - b.keyPosition!)
  return {
    schema,
    name,
    columns: columns.filter((column) => column.isReadable).map(toColumn),
    key: key.map(toColumn),
    isKeyReadable: key.every((column) => column.isReadable),
    isOwnerOnly,
  }
}

function toColumn({ name, type, sqlType }: Column): Column {
  return { name, type, sqlType }
}
