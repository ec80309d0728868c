import { inStore } from '../../../lib/offline-copies.ts'
import { currentSession } from '../../../lib/session/index.ts'
import type { Way } from '../site/site-response.ts'

interface WayCopy {
  siteUrl: string
  way: Way
}

/** Returns how the site was reached last time, so that reading does not begin with a request that the browser refuses. */
export async function readWay(userId: string, siteUrl: string): Promise<Way | undefined> {
  const copy = await inStore<WayCopy | undefined>('ways', 'readonly', (store) => store.get(userId))
  return copy?.siteUrl === siteUrl ? copy.way : undefined
}

export async function saveWay(userId: string, siteUrl: string, way: Way): Promise<void> {
  const copy: WayCopy = { siteUrl, way }
  await inStore('ways', 'readwrite', (store) => {
    return currentSession()?.user.id === userId ? store.put(copy, userId) : undefined
  })
}
