import { notificationsQuery } from '../features/notifications/api/list-notifications.ts'
import { subscriptionQuery } from '../features/subscription/api/read-subscription.ts'
import { openLastSeen } from '../lib/data/last-seen.ts'
import { queryClient } from '../lib/data/query-client.ts'
import { DASHBOARD } from '../lib/navigation.ts'
import { currentSession, listenToSession } from '../lib/session/index.ts'
import { linksQuery } from '../records/links/api/list-links.ts'
import { localPropertiesQuery } from '../records/listings/api/list-local-properties.ts'
import { openListings } from '../records/listings/store/listings-store.ts'
import { profileQuery } from '../capabilities/profile/api/read-profile.ts'
import { settingsQuery } from '../records/settings/api/read-settings.ts'

/**
 * On a slow phone the components that show these data load a second later and one after another, so all reads begin as soon as the
 * session is known. `firstRequests` (app/early) names the same reads.
 */
export async function startFirstReads({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'> = location): Promise<void> {
  const userId = await knownUser()
  if (!userId) return
  await openLastSeen()
  const isFirstScreen = pathname === DASHBOARD && search === ''
  if (isFirstScreen) {
    openListings(userId)
    void askForPhotos(userId)
  }
  await Promise.all([
    ...(isFirstScreen
      ? [
          queryClient.prefetchQuery(localPropertiesQuery(userId)),
          queryClient.prefetchQuery(linksQuery(userId)),
        ]
      : []),
    queryClient.prefetchQuery(settingsQuery(userId)),
    queryClient.prefetchQuery(profileQuery(userId)),
    queryClient.prefetchQuery(subscriptionQuery(userId)),
    queryClient.prefetchQuery(notificationsQuery(userId)),
  ])
}

async function askForPhotos(userId: string): Promise<void> {
  try {
    const { askForPhotosAhead } = await import('./properties-section.tsx')
    askForPhotosAhead(userId)
  } catch {
    // The screen itself shows that a read failed.
  }
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
