import { asCaller, requireCaller, type Caller } from '../caller.ts'
import { discardBlobs } from '../discard-blobs.ts'
import { accessDenied, bucketNotEmpty } from '../errors.ts'
import { findBucket } from '../find-rows.ts'
import { bucketOf, type StorageContext } from '../request-path.ts'
import type { StorageServices } from '../storage-services.ts'

const BATCH = 500

/** The statement waits for rows that an upload has locked. Rows that policies hide stay. */
const DELETE_SOME = `delete from storage.objects where id in (
    select id from storage.objects where bucket_id = $1 limit $2
  ) returning version`

export function emptyBucket(services: StorageServices) {
  return async (c: StorageContext) => {
    const bucket = bucketOf(c)
    const caller = await requireCaller(c, services.keyring)
    const logged = { ...services, log: c.get('log') }
    while ((await removeBatch(logged, caller, bucket)) === BATCH) continue
    return c.json({
      message: 'Empty bucket has been queued. Completion may take up to an hour.',
    })
  }
}

async function removeBatch(
  services: StorageServices,
  caller: Caller,
  bucket: string,
): Promise<number> {
  const rows = await asCaller(services, caller, 'storage.bucket.empty', async (tx) => {
    await findBucket(tx, bucket)
    return (await tx.query<{ version: string | null }>(DELETE_SOME, [bucket, BATCH])).rows
  })
  const versions = rows.flatMap(({ version }) => version ?? [])
  if (versions.length > 0) await discardBlobs(services, versions)
  return rows.length
}

/** Only an empty bucket is deleted. Objects that the caller cannot see count as content too. */
export function deleteBucket(services: StorageServices) {
  return async (c: StorageContext) => {
    const bucket = bucketOf(c)
    const caller = await requireCaller(c, services.keyring)
    await asCaller(services, caller, 'storage.bucket.delete', (tx) => findBucket(tx, bucket))
    if (await holdsObjects(services, bucket)) throw bucketNotEmpty()
    await asCaller(services, caller, 'storage.bucket.delete', async (tx) => {
      const { rowCount } = await tx.query('delete from storage.buckets where id = $1', [bucket])
      if (rowCount === 0) throw accessDenied()
    })
    return c.json({ message: 'Successfully deleted' })
  }
}

function holdsObjects({ database }: StorageServices, bucket: string): Promise<boolean> {
  return database.asOwner(async (tx) => {
    const { rowCount } = await tx.query(
      'select from storage.objects where bucket_id = $1 limit 1',
      [bucket],
    )
    return rowCount > 0
  })
}
