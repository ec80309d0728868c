import { pathOf, placeOf, type StorageContext } from '../request-path.ts'
import { verifySignedDownload } from '../signed-token.ts'
import type { StorageServices } from '../storage-services.ts'
import { findForAnyone, findForCaller, findPublic, findSigned } from './find-readable.ts'
import { serveObject } from './serve-object.ts'

const OPERATION = 'storage.object.get_authenticated'

export function download(services: StorageServices) {
  return async (c: StorageContext) => {
    const place = placeOf(c)
    return serveObject(c, services, () => findForAnyone(c, services, place, OPERATION))
  }
}

export function downloadAuthenticated(services: StorageServices) {
  return async (c: StorageContext) => {
    const place = placeOf(c)
    return serveObject(c, services, () => findForCaller(c, services, place, OPERATION))
  }
}

export function downloadPublic(services: StorageServices) {
  return async (c: StorageContext) => {
    const place = placeOf(c)
    return serveObject(c, services, () => findPublic(services, place))
  }
}

export function downloadSigned(services: StorageServices) {
  return async (c: StorageContext) => {
    const place = placeOf(c)
    const { exp } = await verifySignedDownload(
      services.keyring,
      c.req.query('token'),
      pathOf(place),
    )
    return serveObject(c, services, () => findSigned(services, place), new Date(exp * 1000))
  }
}
