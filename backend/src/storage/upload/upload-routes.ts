import { requireCaller } from '../caller.ts'
import { findBucketAsService } from '../find-rows.ts'
import { openBody } from '../request-body.ts'
import { pathOf, placeOf, type ObjectPlace, type StorageContext } from '../request-path.ts'
import { verifySignedUpload } from '../signed-token.ts'
import type { StorageServices } from '../storage-services.ts'
import { storeObject } from './store-object.ts'
import { callerAsWriter, signerAsWriter, type Writer } from './writer.ts'

export function createObject(services: StorageServices) {
  return (c: StorageContext) =>
    receive(c, services, async () => {
      const place = placeOf(c)
      const caller = await requireCaller(c, services.keyring)
      const writer = callerAsWriter(services, caller, 'storage.object.upload')
      return { place, writer, upsert: wantsUpsert(c), caller: caller.scope.caller }
    })
}

export function replaceObject(services: StorageServices) {
  return (c: StorageContext) =>
    receive(c, services, async () => {
      const place = placeOf(c)
      const caller = await requireCaller(c, services.keyring)
      const writer = callerAsWriter(services, caller, 'storage.object.upload_update')
      return { place, writer, upsert: true, caller: caller.scope.caller }
    })
}

export function uploadSigned(services: StorageServices) {
  return (c: StorageContext) =>
    receive(c, services, async () => {
      const place = placeOf(c)
      const claims = await verifySignedUpload(services.keyring, c.req.query('token'), pathOf(place))
      const writer = signerAsWriter(services, claims)
      return { place, writer, upsert: claims.upsert, caller: claims.owner }
    })
}

interface Admitted {
  place: ObjectPlace
  writer: Writer
  upsert: boolean
  caller: string | undefined
}

/** Even a refused upload is received to its end, so that the client reads the refusal. */
async function receive(
  c: StorageContext,
  services: StorageServices,
  admit: () => Promise<Admitted>,
): Promise<Response> {
  const body = openBody(c)
  let refused: string | undefined
  try {
    const { place, writer, upsert, caller } = await admit()
    refused = caller
    await services.turns.take(caller)
    const bucket = await findBucketAsService(services.database, place.bucket)
    const header = (name: string) => c.req.header(name)
    const logged = { ...services, log: c.get('log') }
    const saved = await storeObject(logged, writer, { place, bucket, upsert, header, body })
    refused = undefined
    return c.json({ Id: saved.id, Key: pathOf(place) })
  } finally {
    await body.discardRest()
    // Stored bytes count towards the account's quota. Refused bytes are charged here; otherwise they would cost nothing.
    services.turns.chargeBytes(refused, body.received)
  }
}

export function wantsUpsert(c: StorageContext): boolean {
  return c.req.header('x-upsert') === 'true'
}
