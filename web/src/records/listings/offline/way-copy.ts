import { inStore } from '../../../lib/offline-copies.ts'
import { currentSession } from '../../../lib/session/index.ts'
import type { Way } from '../site/site-response.ts'

interface WayCopy {
  siteUrl: string
  way: Way
}

/** Remembering how the site was reached saves a refusal at the next reading. */
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
