import type { Client } from 'pg'
import { ownerOf } from './stored-rows.ts'

interface NewColumn {
  table: string
  column: string
  type: string
  hasDefault: boolean
  target: string | null
  checks: string[]
}

type FilledRow = NewColumn & { key: string; value: string }

const COLUMNS = `
  select
    class.relname as table, attribute.attname as column, format_type(attribute.atttypid, null) as type,
    attribute.atthasdef as "hasDefault",
    (
      select target.relname from pg_constraint as reference join pg_class as target on target.oid = reference.confrelid
      where reference.contype = 'f' and reference.conrelid = class.oid and reference.conkey[1] = attribute.attnum
    ) as target,
    array(
      select pg_get_constraintdef(rule.oid) from pg_constraint as rule
      where rule.contype = 'c' and rule.conrelid = class.oid and attribute.attnum = any (rule.conkey)
    ) as checks
  from pg_class as class
  join pg_attribute as attribute on attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
  where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and attribute.attgenerated = ''`

const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  text: ['x', 'x@x.mx', 'https://x.mx', '#123456'],
  'text[]': ['{x}'],
  boolean: ['true', 'false'],
  date: ['2026-01-05'],
  'timestamp with time zone': ['2026-01-05T12:00:00Z'],
  jsonb: ['{"x": 1}', '[]'],
  uuid: ['00000000-0000-4000-8000-000000000000'],
  'bigint[]': ['{7}'],
}
const NUMBERS = ['7', '1', '0']

export async function listNewColumns(
  database: Client,
  known: Record<string, string[]>,
): Promise<NewColumn[]> {
  const { rows } = await database.query<NewColumn>(COLUMNS)
  // Tabs never read or write the secrets; only the functions do.
  return rows.filter(
    ({ table, column }) =>
      table !== 'user_secrets' && known[table] && !known[table].includes(column),
  )
}

/**
 * Fills each new column of the agent's rows with a value that its constraints allow, and names the columns for which none was found.
 * Triggers are off, so that the prepared rows keep their times.
 */
export async function fillNewColumns(
  database: Client,
  agent: string,
  columns: readonly NewColumn[],
): Promise<{ filled: FilledRow[]; empty: string[] }> {
  const filled: FilledRow[] = []
  const empty: string[] = []
  await database.query(`set session_replication_role = replica`)
  for (const column of columns) {
    const before = filled.length
    for (const key of await keysOf(database, agent, column.table)) {
      const taken = column.target ? filled.slice(before).map(({ value }) => value) : []
      const value = await fill(database, agent, column, key, taken)
      if (value !== undefined) filled.push({ ...column, key, value })
    }
    if (filled.length === before) empty.push(`${column.table}.${column.column}`)
  }
  await database.query(`set session_replication_role = origin`)
  return { filled, empty }
}

async function fill(
  database: Client,
  agent: string,
  { table, column, ...rest }: NewColumn,
  key: string,
  taken: readonly string[],
): Promise<string | undefined> {
  const own = await read(database, { table, column, key })
  if (own && !rest.hasDefault) return own
  for (const sample of await samplesFor(database, agent, rest)) {
    if (taken.includes(sample)) continue
    try {
      const { rowCount } = await database.query(
        `update public.${table} as stored set ${column} = $1::text::${rest.type}${partnerOf(column)}
         where ${KEY} = $2 and ${column} is distinct from $1::text::${rest.type}`,
        [sample, key],
      )
      // A value that equals the default would not show whether a write reset the column.
      if (rowCount === 1) return (await read(database, { table, column, key })) ?? undefined
    } catch {
      // A constraint forbids this sample, so the next one is tried.
    }
  }
  return undefined
}

/** OWN-15: the two coordinates of a point exist only together. WEB-12: what is published has the time of its first publication. */
function partnerOf(column: string): string {
  if (column === 'is_published') return ', published_at = coalesce(published_at, now())'
  const partner = { latitude: 'longitude', longitude: 'latitude' }[column]
  return partner ? `, ${partner} = coalesce(${partner}, 0)` : ''
}

async function samplesFor(
  database: Client,
  agent: string,
  { type, target, checks }: Pick<NewColumn, 'type' | 'target' | 'checks'>,
): Promise<readonly string[]> {
  if (target) return keysOf(database, agent, target)
  const written = checks.flatMap((check) =>
    [...check.matchAll(/'([^']+)'/g)].map(([, text]) => text ?? ''),
  )
  return [...(SAMPLES[type] ?? NUMBERS), ...written]
}

const KEY = `coalesce(to_jsonb(stored) ->> 'id', to_jsonb(stored) ->> 'user_id')`

async function keysOf(database: Client, agent: string, table: string): Promise<string[]> {
  const { rows } = await database.query<{ key: string }>(
    `select ${KEY} as key from public.${table} as stored where ${ownerOf(table)} = $1 order by 1`,
    [agent],
  )
  return rows.map(({ key }) => key)
}

async function read(
  database: Client,
  { table, column, key }: Pick<FilledRow, 'table' | 'column' | 'key'>,
): Promise<string | null | undefined> {
  const { rows } = await database.query<{ value: string | null }>(
    `select ${column}::text as value from public.${table} as stored where ${KEY} = $1`,
    [key],
  )
  return rows[0]?.value
}

export async function findChanged(
  database: Client,
  filled: readonly FilledRow[],
): Promise<string[]> {
  const problems: string[] = []
  for (const each of filled) {
    const value = await read(database, each)
    if (value === undefined || value === each.value) continue
    problems.push(`${each.table}.${each.column} of ${each.key} is ${value}, was ${each.value}`)
  }
  return problems
}
