import { findCaller, readAsCaller, requireCaller, type Caller, type Operation } from '../caller.ts'
import { noSuchBucket } from '../errors.ts'
import { findBucket, findBucketAsService, findObject } from '../find-rows.ts'
import type { ObjectPlace, StorageContext } from '../request-path.ts'
import type { ObjectRow } from '../rows.ts'
import type { StorageServices } from '../storage-services.ts'

export function findPublic({ database }: StorageServices, place: ObjectPlace): Promise<ObjectRow> {
  return database.asOwner(async (tx) => {
    const bucket = await findBucket(tx, place.bucket)
    if (!bucket.public) throw noSuchBucket()
    return findObject(tx, place)
  })
}

export function findSigned({ database }: StorageServices, place: ObjectPlace): Promise<ObjectRow> {
  return database.asOwner((tx) => findObject(tx, place))
}

export async function findForAnyone(
  c: StorageContext,
  services: StorageServices,
  place: ObjectPlace,
  operation: Operation,
): Promise<ObjectRow> {
  const caller = await findCaller(c, services.keyring)
  const bucket = await findBucketAsService(services.database, place.bucket)
  if (bucket.public) return findSigned(services, place)
  if (!caller) throw noSuchBucket()
  return findAsCaller(services, caller, place, operation)
}

export async function findForCaller(
  c: StorageContext,
  services: StorageServices,
  place: ObjectPlace,
  operation: Operation,
): Promise<ObjectRow> {
  await requireCaller(c, services.keyring)
  return findForAnyone(c, services, place, operation)
}

function findAsCaller(
  services: StorageServices,
  caller: Caller,
  place: ObjectPlace,
  operation: Operation,
): Promise<ObjectRow> {
  return readAsCaller(services, caller, operation, (tx) => findObject(tx, place))
}
