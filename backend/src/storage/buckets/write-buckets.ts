import { asDatabaseFailure } from '../../database/sqlstate.ts'
import { asCaller, requireCaller } from '../caller.ts'
import { bucketAlreadyExists, invalidBucketName, noSuchBucket } from '../errors.ts'
import { isValidBucketName } from '../keys.ts'
import { ownerColumns } from '../owner-columns.ts'
import { readJson } from '../read-json.ts'
import { bucketOf, type StorageContext } from '../request-path.ts'
import type { StorageServices } from '../storage-services.ts'
import { bucketSettings, newBucket, sizeLimitOf } from './bucket-body.ts'

const INSERT = `insert into storage.buckets
  (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
  values ($1, $2, $3, $4, $5, $6, $7)`

const UPDATE = `update storage.buckets set
    public = coalesce($2, public),
    file_size_limit = case when $3 then $4::bigint else file_size_limit end,
    allowed_mime_types = case when $5 then $6::text[] else allowed_mime_types end,
    updated_at = now()
  where id = $1`

export function createBucket(services: StorageServices) {
  return async (c: StorageContext) => {
    const caller = await requireCaller(c, services.keyring)
    const body = await readJson(c, services, caller, newBucket)
    const { name, id = name } = body
    if (!isValidBucketName(id) || !isValidBucketName(name)) throw invalidBucketName()
    const { owner, ownerId } = ownerColumns(caller.owner)
    const limit = sizeLimitOf(body)
    const types = body.allowed_mime_types ?? null
    try {
      await asCaller(services, caller, 'storage.bucket.create', (tx) =>
        tx.query(INSERT, [id, name, owner, ownerId, body.public ?? false, limit, types]),
      )
    } catch (error) {
      throw asDatabaseFailure(error)?.code === '23505' ? bucketAlreadyExists() : error
    }
    return c.json({ name })
  }
}

export function updateBucket(services: StorageServices) {
  return async (c: StorageContext) => {
    const id = bucketOf(c)
    const caller = await requireCaller(c, services.keyring)
    const body = await readJson(c, services, caller, bucketSettings)
    const { rowCount } = await asCaller(services, caller, 'storage.bucket.update', (tx) =>
      tx.query(UPDATE, [
        id,
        body.public ?? null,
        body.file_size_limit !== undefined,
        sizeLimitOf(body),
        body.allowed_mime_types !== undefined,
        body.allowed_mime_types ?? null,
      ]),
    )
    if (rowCount === 0) throw noSuchBucket()
    return c.json({ message: 'Successfully updated' })
  }
}
