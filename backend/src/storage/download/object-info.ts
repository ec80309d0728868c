import { placeOf, type StorageContext } from '../request-path.ts'
import type { ObjectRow } from '../rows.ts'
import type { StorageServices } from '../storage-services.ts'
import { findForAnyone, findForCaller, findPublic } from './find-readable.ts'

const OPERATION = 'storage.object.info_authenticated'

export function objectInfo(services: StorageServices) {
  return async (c: StorageContext) =>
    c.json(present(await findForAnyone(c, services, placeOf(c), OPERATION)))
}

export function objectInfoAuthenticated(services: StorageServices) {
  return async (c: StorageContext) =>
    c.json(present(await findForCaller(c, services, placeOf(c), OPERATION)))
}

export function objectInfoPublic(services: StorageServices) {
  return async (c: StorageContext) => c.json(present(await findPublic(services, placeOf(c))))
}

function present({ id, name, version, bucket_id, created_at, metadata, ...row }: ObjectRow) {
  return {
    id,
    name,
    version,
    bucket_id,
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    etag: metadata?.eTag ?? null,
    metadata: row.user_metadata ?? {},
    last_modified: metadata?.lastModified ?? row.updated_at,
    created_at,
  }
}
