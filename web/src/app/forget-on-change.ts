import { dropCopiesOfOthers } from '../lib/offline-copies.ts'
import { queryClient } from '../lib/data/query-client.ts'
import { currentSession, listenToSession } from '../lib/session/index.ts'

/** What one person's screens have read is nobody else's: it goes when they go, also when another tab says so. */
export function forgetOnChange(): void {
  let person: string | undefined
  // Until the session is known: one may also have ended while no page was open.
  let isFirst = true
  listenToSession(() => {
    const next = currentSession()?.user.id
    if (next !== person) queryClient.clear()
    if (next !== person || isFirst) void dropCopiesOfOthers(next)
    if (!next || (person && next !== person)) void emptyCaches()
    person = next
    isFirst = false
  })
}

/** The service worker fills them again for the next person who comes in. A page that is not secure has none. */
async function emptyCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) await caches.delete(name)
}
