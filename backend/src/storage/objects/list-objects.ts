import { z } from 'zod'
import { readAsCaller, requireCaller } from '../caller.ts'
import { readJson } from '../read-json.ts'
import { bucketOf, type StorageContext } from '../request-path.ts'
import type { StorageServices } from '../storage-services.ts'

const MAX_LIMIT = 1000

const query = z.object({
  prefix: z.string().default(''),
  limit: z.int().min(1).default(100),
  offset: z.int().min(0).default(0),
  search: z.string().default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
})

const SEARCH = 'select * from storage.search($1, $2, $3, $4, $5, $6, $7, $8)'

export function listObjects(services: StorageServices) {
  return async (c: StorageContext) => {
    const bucket = bucketOf(c)
    const caller = await requireCaller(c, services.keyring)
    const { prefix, limit, offset, search, sortBy } = await readJson(c, services, caller, query)
    const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`
    const rows = await readAsCaller(services, caller, 'storage.object.list', async (tx) => {
      const level = folder.split('/').length
      const { column, order } = sortBy
      const values = [
        folder,
        bucket,
        Math.min(limit, MAX_LIMIT),
        level,
        offset,
        search,
        column,
        order,
      ]
      return (await tx.query(SEARCH, values)).rows
    })
    return c.json(rows)
  }
}
