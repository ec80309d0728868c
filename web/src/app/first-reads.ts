import { notificationsQuery } from '../features/notifications/api/list-notifications.ts'
import { subscriptionQuery } from '../features/subscription/api/read-subscription.ts'
import { queryClient } from '../lib/data/query-client.ts'
import { DASHBOARD } from '../lib/navigation.ts'
import { currentSession, listenToSession } from '../lib/session/index.ts'
import { linksQuery } from '../records/links/api/list-links.ts'
import { localPropertiesQuery } from '../records/listings/api/list-local-properties.ts'
import { openListings } from '../records/listings/store/listings-store.ts'
import { profileQuery } from '../records/profile/api/read-profile.ts'
import { settingsQuery } from '../records/settings/read-settings.ts'

/**
 * What a dashboard that is opened reads, begun together as soon as the session is known: on a slow phone the parts that show
 * it come a second later, one after another. What fails here is read again by the part that shows it.
 */
export async function startFirstReads(): Promise<void> {
  const userId = await knownUser()
  if (!userId) return
  if (location.pathname === DASHBOARD && location.search === '') {
    openListings(userId)
    void queryClient.prefetchQuery(localPropertiesQuery(userId))
    void queryClient.prefetchQuery(linksQuery(userId))
  }
  void queryClient.prefetchQuery(settingsQuery(userId))
  void queryClient.prefetchQuery(profileQuery(userId))
  void queryClient.prefetchQuery(subscriptionQuery(userId))
  void queryClient.prefetchQuery(notificationsQuery(userId))
}

function knownUser(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const isKnown = (): boolean => {
      const session = currentSession()
      if (session !== undefined) resolve(session?.user.id)
      return session !== undefined
    }
    if (isKnown()) return
    const stop = listenToSession(() => isKnown() && stop())
  })
}
