import { queryClient } from '../lib/query-client.ts'
import { currentSession, listenToSession } from '../lib/session/index.ts'

/** What one person's screens have read is nobody else's: it goes when they go, also when another tab says so. */
export function forgetOnChange(): void {
  let person = currentSession()?.user.id
  listenToSession(() => {
    const next = currentSession()?.user.id
    if (next !== person) queryClient.clear()
    person = next
  })
}
