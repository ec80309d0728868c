import { z } from 'zod'
import { readAsCaller, requireCaller } from '../caller.ts'
import { invalidRequest } from '../errors.ts'
import { findBucket } from '../find-rows.ts'
import { bucketOf, type StorageContext } from '../request-path.ts'
import { LISTED_BUCKET_COLUMNS, type BucketRow } from '../rows.ts'
import type { StorageServices } from '../storage-services.ts'

const query = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().default(''),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
})

export function listBuckets(services: StorageServices) {
  return async (c: StorageContext) => {
    const caller = await requireCaller(c, services.keyring)
    const parsed = query.safeParse(c.req.query())
    if (!parsed.success) throw invalidRequest(parsed.error.issues[0]?.message ?? 'invalid query')
    const { limit, offset, search, sortColumn, sortOrder } = parsed.data
    const rows = await readAsCaller(services, caller, 'storage.bucket.list', async (tx) => {
      const text = `select ${LISTED_BUCKET_COLUMNS} from storage.buckets
        where starts_with(lower(name), lower($1)) order by ${sortColumn} ${sortOrder} limit $2 offset $3`
      return (await tx.query<BucketRow>(text, [search, limit, offset])).rows
    })
    return c.json(rows)
  }
}

export function readBucket(services: StorageServices) {
  return async (c: StorageContext) => {
    const id = bucketOf(c)
    const caller = await requireCaller(c, services.keyring)
    return c.json(
      await readAsCaller(services, caller, 'storage.bucket.get', (tx) => findBucket(tx, id)),
    )
  }
}
