import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { BlobMissing } from '../blob-store/blob-store.ts'
import { asCaller, requireCaller, type Caller } from '../caller.ts'
import { noSuchKey } from '../errors.ts'
import { findObject } from '../find-rows.ts'
import { readJson } from '../read-json.ts'
import { pathOf, type ObjectPlace, type StorageContext } from '../request-path.ts'
import type { ObjectRow } from '../rows.ts'
import type { StorageServices } from '../storage-services.ts'
import { commitObject } from '../upload/commit-object.ts'
import { cacheControlFromHeader, userMetadataFromHeader } from '../upload/read-details.ts'
import { dryRunRow } from '../upload/save-row.ts'
import { wantsUpsert } from '../upload/upload-routes.ts'
import { callerAsWriter } from '../upload/writer.ts'
import { checkStored } from './check-stored.ts'
import { findStored } from './find-stored.ts'
import { placePair, readPlaces } from './place-pair.ts'

const OPERATION = 'storage.object.copy'

const body = placePair.extend({
  copyMetadata: z.boolean().default(true),
  metadata: z
    .object({ cacheControl: z.string().optional(), mimetype: z.string().optional() })
    .default({}),
})

type Asked = z.infer<typeof body>

export function copyObject(services: StorageServices) {
  return async (c: StorageContext) => {
    const caller = await requireCaller(c, services.keyring)
    const asked = await readJson(c, services, caller, body)
    const { source, destination } = readPlaces(asked)
    const original = await findStored(services, caller, OPERATION, source)
    const metadata = await checkStored(services, original, destination, changesOf(asked))
    const userMetadata = asked.copyMetadata
      ? original.user_metadata
      : userMetadataFromHeader(c.req.header('x-metadata'))

    const writer = callerAsWriter(services, caller, OPERATION)
    const options = { id: randomUUID(), upsert: wantsUpsert(c) }
    const lastModified = new Date().toISOString()
    const copy = {
      ...destination,
      version: randomUUID(),
      metadata: { ...metadata, lastModified },
      userMetadata,
    }
    await dryRunRow(writer, copy, options)
    await copyBytes(services, original.version, copy.version)
    const logged = { ...services, log: c.get('log') }
    const saved = await commitObject(logged, writer, copy, options)
    return c.json({
      Id: saved.id,
      Key: pathOf(destination),
      ...(await readBack(services, caller, destination)),
    })
  }
}

function changesOf({ copyMetadata, metadata }: Asked): Parameters<typeof checkStored>[3] {
  if (copyMetadata) return {}
  const { cacheControl, mimetype } = metadata
  return {
    ...(cacheControl !== undefined && { cacheControl: cacheControlFromHeader(cacheControl) }),
    ...(mimetype !== undefined && { mimetype }),
  }
}

async function copyBytes({ blobs }: StorageServices, from: string, to: string): Promise<void> {
  try {
    await blobs.copy(from, to)
  } catch (error) {
    throw error instanceof BlobMissing ? noSuchKey() : error
  }
}

async function readBack(
  services: StorageServices,
  caller: Caller,
  place: ObjectPlace,
): Promise<Partial<ObjectRow>> {
  try {
    return await asCaller(services, caller, OPERATION, (tx) => findObject(tx, place))
  } catch {
    return {}
  }
}
