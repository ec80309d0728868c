import { inStore } from '../../../lib/kept-database.ts'
import { currentSession } from '../../../lib/session/index.ts'
import type { Way } from '../site/heard.ts'

interface KeptWay {
  siteUrl: string
  way: Way
}

/** How the site was reached the last time, so that a reading does not begin with a refusal. */
export async function readWay(userId: string, siteUrl: string): Promise<Way | undefined> {
  const kept = await inStore<KeptWay | undefined>('ways', 'readonly', (store) => store.get(userId))
  return kept?.siteUrl === siteUrl ? kept.way : undefined
}

export async function keepWay(userId: string, siteUrl: string, way: Way): Promise<void> {
  const kept: KeptWay = { siteUrl, way }
  await inStore('ways', 'readwrite', (store) => {
    // They may have left while the site was answering.
    return currentSession()?.user.id === userId ? store.put(kept, userId) : undefined
  })
}
