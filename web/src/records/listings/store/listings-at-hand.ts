import type { Property } from '@predio/domain/properties'
import { log } from '../../../lib/log.ts'
import { queryClient } from '../../../lib/data/query-client.ts'
import { localPropertiesQuery } from '../api/list-local-properties.ts'
import { findOffSite, toListing } from '../off-site.ts'
import { openListings } from './listings-store.ts'
import { currentState, listingsState } from './state.ts'

/** For what is no screen: the listings in sight, after this person's offline copy has been looked for. */
export async function listingsAtHand(userId: string): Promise<readonly Property[]> {
  openListings(userId)
  if (currentState().phase === 'loading') await pastLoading()
  return currentState().listings
}

/** Those that the site's listings do not stand for, as the agent's copies remember them. */
export async function offSiteAtHand(userId: string): Promise<readonly Property[]> {
  try {
    const rows = await queryClient.ensureQueryData(localPropertiesQuery(userId))
    return findOffSite(rows, currentState()).copies.map(toListing)
  } catch (error) {
    log.warn('local copies not read for a search', error)
    return []
  }
}

function pastLoading(): Promise<void> {
  return new Promise((resolve) => {
    const stop = listingsState.listen(() => {
      if (currentState().phase === 'loading') return
      stop()
      resolve()
    })
  })
}
