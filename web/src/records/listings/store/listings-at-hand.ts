import type { Property } from '@predio/domain/properties'
import { log } from '../../../lib/log.ts'
import { queryClient } from '../../../lib/data/query-client.ts'
import { localPropertiesQuery } from '../api/list-local-properties.ts'
import { findOffSite, toListing, toOwnProperty } from '../off-site.ts'
import { openListings } from './listings-store.ts'
import { currentState, listingsState } from './state.ts'

/** For what is no screen: the listings in sight, after this person's offline copy has been looked for. */
export async function listingsAtHand(userId: string): Promise<readonly Property[]> {
  openListings(userId)
  if (currentState().phase === 'loading') await pastLoading()
  return currentState().listings
}

interface OffSiteAtHand {
  /** Those that the site's listings do not stand for, as the agent's copies remember them. */
  copies: readonly Property[]
  /** The agent's own, which are on no site. */
  own: readonly { id: string; property: Property }[]
}

export async function offSiteAtHand(userId: string): Promise<OffSiteAtHand> {
  try {
    const rows = await queryClient.ensureQueryData(localPropertiesQuery(userId))
    return {
      copies: findOffSite(rows, currentState()).copies.map(toListing),
      own: rows
        .filter(({ wordpress_id }) => wordpress_id === null)
        .map((row) => ({ id: row.id, property: toOwnProperty(row) })),
    }
  } catch (error) {
    log.warn('local copies not read for a search', error)
    return { copies: [], own: [] }
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
