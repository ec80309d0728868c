import { z } from 'zod'
import { asCaller, requireCaller, type Caller, type Operation } from '../caller.ts'
import { discardBlobs } from '../discard-blobs.ts'
import { noSuchKey } from '../errors.ts'
import { MAX_KEYS_PER_REQUEST } from '../limits.ts'
import { readJson } from '../read-json.ts'
import { bucketOf, placeOf, type StorageContext } from '../request-path.ts'
import { OBJECT_COLUMNS, type ObjectRow } from '../rows.ts'
import type { StorageServices } from '../storage-services.ts'

const body = z.object({ prefixes: z.array(z.string()).min(1).max(MAX_KEYS_PER_REQUEST) })

const DELETE = `delete from storage.objects where bucket_id = $1 and name = any($2::text[])
  returning ${OBJECT_COLUMNS}`

export function removeObjects(services: StorageServices) {
  return async (c: StorageContext) => {
    const bucket = bucketOf(c)
    const caller = await requireCaller(c, services.keyring)
    const { prefixes } = await readJson(c, services, caller, body)
    const operation = 'storage.object.delete_many'
    const logged = { ...services, log: c.get('log') }
    return c.json(await removeRows(logged, caller, operation, bucket, prefixes))
  }
}

export function removeObject(services: StorageServices) {
  return async (c: StorageContext) => {
    const { bucket, key } = placeOf(c)
    const caller = await requireCaller(c, services.keyring)
    const logged = { ...services, log: c.get('log') }
    const removed = await removeRows(logged, caller, 'storage.object.delete', bucket, [key])
    if (removed.length === 0) throw noSuchKey()
    return c.json({ message: 'Successfully deleted' })
  }
}

async function removeRows(
  services: StorageServices,
  caller: Caller,
  operation: Operation,
  bucket: string,
  keys: readonly string[],
): Promise<ObjectRow[]> {
  const removed = await asCaller(services, caller, operation, async (tx) => {
    return (await tx.query<ObjectRow>(DELETE, [bucket, keys])).rows
  })
  const versions = removed.flatMap(({ version }) => version ?? [])
  if (versions.length > 0) await discardBlobs(services, versions)
  return removed
}
