import { isService, requireCaller } from '../caller.ts'
import { accessDenied } from '../errors.ts'
import type { StorageContext } from '../request-path.ts'
import type { StorageServices } from '../storage-services.ts'

/** No cache exists that could be purged, but an error would only break scripts. */
export function purgeCache(services: StorageServices) {
  return async (c: StorageContext) => {
    const caller = await requireCaller(c, services.keyring)
    if (!isService(caller)) throw accessDenied('Access denied')
    return c.json({ message: 'success' })
  }
}
