import { asCaller, requireCaller, type Caller } from '../caller.ts'
import { accessDenied } from '../errors.ts'
import { ownerColumns } from '../owner-columns.ts'
import { readJson } from '../read-json.ts'
import { pathOf, type ObjectPlace, type StorageContext } from '../request-path.ts'
import type { ObjectMetadata } from '../rows.ts'
import type { StorageServices } from '../storage-services.ts'
import { lockPlace } from '../upload/save-row.ts'
import { checkStored } from './check-stored.ts'
import { findStored, type StoredObject } from './find-stored.ts'
import { placePair, readPlaces } from './place-pair.ts'

/** The version in the condition ensures that the object that moves is the one that was checked. */
const MOVE = `update storage.objects set bucket_id = $1, name = $2, metadata = $3,
    owner_id = coalesce($4, owner_id), owner = coalesce($5::uuid, owner)
  where id = $6 and version = $7`

export function moveObject(services: StorageServices) {
  return async (c: StorageContext) => {
    const caller = await requireCaller(c, services.keyring)
    const { source, destination } = readPlaces(await readJson(c, services, caller, placePair))
    const object = await findStored(services, caller, 'storage.object.move', source)
    const metadata = await checkStored(services, object, destination)
    if (pathOf(source) !== pathOf(destination)) {
      await moveRow(services, caller, object, destination, metadata)
    }
    return c.json({ message: 'Successfully moved', Id: object.id, Key: pathOf(destination) })
  }
}

async function moveRow(
  services: StorageServices,
  caller: Caller,
  object: StoredObject,
  destination: ObjectPlace,
  metadata: ObjectMetadata,
): Promise<void> {
  const { owner, ownerId } = ownerColumns(caller.owner)
  await asCaller(services, caller, 'storage.object.move', async (tx) => {
    await lockPlace(tx, destination)
    const { rowCount } = await tx.query(MOVE, [
      destination.bucket,
      destination.key,
      JSON.stringify(metadata),
      ownerId,
      owner,
      object.id,
      object.version,
    ])
    if (rowCount === 0) throw accessDenied()
  })
}
