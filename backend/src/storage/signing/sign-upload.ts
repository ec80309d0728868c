import { randomUUID } from 'node:crypto'
import { requireCaller } from '../caller.ts'
import { findBucketAsService } from '../find-rows.ts'
import { SIGNED_UPLOAD_SECONDS } from '../limits.ts'
import { pathOf, placeOf, type StorageContext } from '../request-path.ts'
import type { StorageServices } from '../storage-services.ts'
import { dryRunRow } from '../upload/save-row.ts'
import { wantsUpsert } from '../upload/upload-routes.ts'
import { callerAsWriter } from '../upload/writer.ts'
import { signUpload } from '../signed-token.ts'

export function signUploadUrl(services: StorageServices) {
  return async (c: StorageContext) => {
    const place = placeOf(c)
    const caller = await requireCaller(c, services.keyring)
    const upsert = wantsUpsert(c)
    await findBucketAsService(services.database, place.bucket)
    await dryRunRow(
      callerAsWriter(services, caller, 'storage.object.sign_upload_url'),
      { ...place, version: randomUUID(), metadata: {}, userMetadata: null },
      { id: randomUUID(), upsert },
    )
    const url = pathOf(place)
    const claims = { url, owner: caller.owner, upsert, session: caller.session }
    const token = await signUpload(services.keyring, claims, SIGNED_UPLOAD_SECONDS)
    return c.json({ url: `/object/upload/sign/${url}?token=${token}`, token })
  }
}
