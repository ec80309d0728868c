import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

const MAX_DEPTH = 3

interface Trigger {
  name: string
  relation: string
  events: string[]
  columns: string[] | null
  routine: string
  /** A trigger with the condition `pg_trigger_depth() = 0` fires only for rows that no trigger wrote. */
  isOutermost: boolean
}

interface Write {
  relation: string
  event: string
  columns: string[] | null
}

let database: TestDatabase
let triggers: Trigger[]
let sources: Map<string, string>

beforeAll(async () => {
  database = await createTestDatabase()
  const { rows } = await database.owner.query<Trigger>(`
    select
      tgname as name, tgrelid::regclass::text as relation, tgfoid::regproc::text as routine,
      array_remove(array[
        case when tgtype & 4 > 0 then 'insert' end, case when tgtype & 16 > 0 then 'update' end, case when tgtype & 8 > 0 then 'delete' end
      ], null) as events,
      (select array_agg(attname::text) from pg_attribute where attrelid = tgrelid and attnum = any (tgattr)) as columns,
      pg_get_triggerdef(oid) like '%pg_trigger_depth() = 0%' as "isOutermost"
    from pg_trigger where not tgisinternal`)
  triggers = rows
  const routines = await database.owner.query<{ name: string; source: string }>(`
    select oid::regproc::text as name, coalesce(prosrc, '') || coalesce(pg_get_function_sqlbody(oid), '') as source from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`)
  sources = new Map()
  for (const { name, source } of routines.rows) {
    const known = sources.get(qualified(name)) ?? ''
    sources.set(qualified(name), `${known}\n${source.replaceAll(/--.*/g, '')}`)
  }
})
afterAll(() => database.drop())

const qualified = (name: string) => (name.includes('.') ? name : `public.${name}`)

const COLUMNS = /(?:^|,)\s*(\w+) =/g

function writesOf(routine: string, seen: ReadonlySet<string> = new Set()): Write[] {
  const source = sources.get(routine)
  if (source === undefined || seen.has(routine)) return []
  const writes: Write[] = []
  for (const [, relation = '', rest = ''] of source.matchAll(/\binsert into (\w+\.\w+)([^;]*)/g)) {
    writes.push({ relation, event: 'insert', columns: null })
    const set = /\bdo update\s+set ([^;]*)/.exec(rest)?.[1]
    if (set) writes.push({ relation, event: 'update', columns: columnsOf(set) })
  }
  for (const [, relation = ''] of source.matchAll(/\bdelete from (\w+\.\w+)/g)) {
    writes.push({ relation, event: 'delete', columns: null })
  }
  const updates = /\bupdate (\w+\.\w+)(?: as \w+)?\s+set ([^;]*)/g
  for (const [, relation = '', set = ''] of source.matchAll(updates)) {
    writes.push({ relation, event: 'update', columns: columnsOf(set) })
  }
  const calls = new Set(
    [...source.matchAll(/\b((?:private|public)\.\w+)\s*\(/g)].map(([, to]) => to!),
  )
  const path = new Set([...seen, routine])
  return [...writes, ...[...calls].flatMap((called) => writesOf(called, path))]
}

/** Columns that a condition compares are included, because too many are better than too few. */
function columnsOf(set: string): string[] {
  return [...set.matchAll(COLUMNS)].map(([, name]) => name!)
}

function chainsFrom(write: Write, path: readonly string[] = []): string[][] {
  const next = triggers.filter(
    (each) =>
      qualified(each.relation) === write.relation &&
      each.events.includes(write.event) &&
      !(each.isOutermost && path.length > 0) &&
      !path.includes(each.name) &&
      (write.event !== 'update' ||
        each.columns === null ||
        write.columns === null ||
        each.columns.some((name) => write.columns?.includes(name))),
  )
  if (next.length === 0) return [[...path]]
  return next.flatMap((each) => {
    const follows = writesOf(qualified(each.routine))
    const reached = [...path, each.name]
    return follows.flatMap((further) => chainsFrom(further, reached)).concat([reached])
  })
}

it('PLAN-15 the triggers that follow a write are at most three levels deep', () => {
  const relations = new Set(triggers.map(({ relation }) => qualified(relation)))
  const chains = [...relations].flatMap((relation) =>
    ['insert', 'update', 'delete'].flatMap((event) =>
      chainsFrom({ relation, event, columns: null }),
    ),
  )
  // The longest chain must be found, so that the test fails if it misses chains.
  const found = new Set(chains.map((chain) => chain.join(' > ')))
  expect(found).toContain(
    'opportunities_record_first_stage > opportunity_stage_changes_follow > tasks_check_quota',
  )
  const tooDeep = chains.filter(({ length }) => length > MAX_DEPTH)
  expect([...new Set(tooDeep.map((chain) => chain.join(' > ')))]).toEqual([])
})

it('PLAN-14 SQL that catches every error records the error where it is seen and retried', () => {
  const silent = [...sources].flatMap(([name, source]) =>
    [...source.matchAll(/when (?:\w+ or )*others then([\s\S]*?)\bend;/g)]
      .filter(
        ([, handler]) =>
          !/private\.tell_failure|private\.follow_up_failures|failures := failures/.test(
            handler ?? '',
          ),
      )
      .map(() => name),
  )
  expect(silent).toEqual([])
})
