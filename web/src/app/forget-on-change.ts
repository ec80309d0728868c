import { keepOnly } from '../features/listings/kept/database.ts'
import { queryClient } from '../lib/query-client.ts'
import { currentSession, listenToSession } from '../lib/session/index.ts'

/** What one person's screens have read is nobody else's: it goes when they go, also when another tab says so. */
export function forgetOnChange(): void {
  let person: string | undefined
  // Until the session is known: one may also have ended while no page was open.
  let isFirst = true
  listenToSession(() => {
    const next = currentSession()?.user.id
    if (next !== person) queryClient.clear()
    if (next !== person || isFirst) void keepOnly(next)
    person = next
    isFirst = false
  })
}
