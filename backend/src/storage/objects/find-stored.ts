import { readAsCaller, type Caller, type Operation } from '../caller.ts'
import { noSuchKey } from '../errors.ts'
import { findObject } from '../find-rows.ts'
import type { ObjectPlace } from '../request-path.ts'
import type { ObjectMetadata, ObjectRow } from '../rows.ts'
import type { StorageServices } from '../storage-services.ts'

export type StoredObject = ObjectRow & { version: string; metadata: ObjectMetadata }

export async function findStored(
  services: StorageServices,
  caller: Caller,
  operation: Operation,
  place: ObjectPlace,
): Promise<StoredObject> {
  const row = await readAsCaller(services, caller, operation, (tx) => findObject(tx, place))
  const { version, metadata } = row
  if (version === null || metadata === null) throw noSuchKey()
  return { ...row, version, metadata }
}
