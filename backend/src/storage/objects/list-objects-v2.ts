import { z } from 'zod'
import type { Statement } from '../../database/types.ts'
import { readAsCaller, requireCaller } from '../caller.ts'
import { readJson } from '../read-json.ts'
import { bucketOf, type StorageContext } from '../request-path.ts'
import type { ObjectMetadata } from '../rows.ts'
import type { StorageServices } from '../storage-services.ts'
import { MAX_CURSOR_CHARACTERS, readCursor, writeCursor, type ListCursor } from './list-cursor.ts'

const MAX_LIMIT = 1000

const query = z.object({
  prefix: z.string().default(''),
  limit: z
    .int()
    .min(1)
    .default(MAX_LIMIT)
    .transform((limit) => Math.min(limit, MAX_LIMIT)),
  cursor: z.string().max(MAX_CURSOR_CHARACTERS).optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
})

type Query = z.infer<typeof query>

interface Entry {
  name: string
  id: string | null
  moment: string | null
  updated_at: Date | null
  created_at: Date | null
  last_accessed_at: Date | null
  metadata: ObjectMetadata | null
  version: string | null
}

export function listObjectsV2(services: StorageServices) {
  return async (c: StorageContext) => {
    const bucket = bucketOf(c)
    const caller = await requireCaller(c, services.keyring)
    const asked = await readJson(c, services, caller, query)
    const { text, values } = listStatement(bucket, asked, readCursor(asked.cursor))
    const entries = await readAsCaller(services, caller, 'storage.object.list_v2', async (tx) => {
      return (await tx.query<Entry>(text, values)).rows
    })
    return c.json(present(entries.slice(0, asked.limit), entries.length > asked.limit, asked))
  }
}

function present(entries: Entry[], hasNext: boolean, { with_delimiter }: Query) {
  const last = entries.at(-1)
  return {
    hasNext,
    ...(hasNext && last && { nextCursor: writeCursor({ name: last.name, moment: last.moment }) }),
    folders: entries
      .filter(({ id }) => id === null)
      .map(({ name }) => ({ name, key: keyOf(name) })),
    objects: entries
      .filter(({ id }) => id !== null)
      .map(({ name, id, updated_at, created_at, last_accessed_at, metadata, version }) => ({
        name,
        key: with_delimiter ? keyOf(name) : undefined,
        id,
        updated_at,
        created_at,
        last_accessed_at,
        metadata,
        version,
      })),
  }
}

function keyOf(name: string): string {
  return name.replace(/\/$/, '').split('/').at(-1) ?? ''
}

/** `entry` combines everything below the next slash into one folder. The bounds let PostgreSQL use the index. */
const LISTED = `with listed as (
  select case when $fold and strpos(substr(name, length($2) + 1), '/') > 0
      then $2 || split_part(substr(name, length($2) + 1), '/', 1) || '/' else name end as entry,
    name, id, updated_at, created_at, last_accessed_at, metadata, version
  from storage.objects
  where bucket_id = $1 and not is_delete_marker and starts_with(name, $2)
    and name collate "C" >= $2 and name collate "C" <= $2 || chr(1114111)
), entries as (
  select entry, case when entry = name then id end as id,
    case when entry = name then updated_at end as updated_at,
    case when entry = name then created_at end as created_at,
    case when entry = name then last_accessed_at end as last_accessed_at,
    case when entry = name then metadata end as metadata,
    case when entry = name then version end as version,
    $moment as moment
  from (select distinct on (entry) *, min(created_at) over same as first_made, max(updated_at) over same as last_changed
    from listed window same as (partition by entry)) as folded
)
select entry as name, id, updated_at, created_at, last_accessed_at, metadata, version,
  to_char(moment at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment
from entries`

/** The text consists of our own constants; values of the request are parameters. */
function listStatement(bucket: string, asked: Query, after: ListCursor | undefined): Statement {
  const { column, order } = asked.sortBy
  const comparison = order === 'asc' ? '>' : '<'
  const listed = LISTED.replace('$fold', String(asked.with_delimiter)).replace(
    '$moment',
    MOMENTS[column],
  )
  const values = [bucket, asked.prefix, asked.limit + 1, after?.name ?? null]
  if (column === 'name') {
    const text = `${listed} where $4::text is null or entry collate "C" ${comparison} $4
      order by entry collate "C" ${order} limit $3`
    return { text, values }
  }
  const text = `${listed} where $4::text is null or (moment, entry collate "C") ${comparison} ($5::timestamptz, $4)
    order by moment ${order}, entry collate "C" ${order} limit $3`
  return { text, values: [...values, after?.moment ?? null] }
}

/** A folder counts as created with its first file and as changed with its last. */
const MOMENTS = {
  name: 'null::timestamptz',
  created_at: 'first_made',
  updated_at: 'last_changed',
}
