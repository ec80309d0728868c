import type { Property } from '@predio/domain/properties'
import { log } from '../../../lib/log.ts'
import { queryClient } from '../../../lib/data/query-client.ts'
import { localPropertiesQuery } from '../api/list-local-properties.ts'
import { findOffSite, toListing, toOwnProperty } from '../off-site.ts'
import { openListings } from './listings-store.ts'
import { currentState, listingsState } from './state.ts'

/** The listings shown now, for code that is no screen; waits until the offline copy was looked for. */
export async function currentListings(userId: string): Promise<readonly Property[]> {
  openListings(userId)
  if (currentState().phase === 'loading') await pastLoading()
  return currentState().listings
}

interface CurrentOffSite {
  /** Listings that are not on the site, as the agent's copies have them. */
  copies: readonly Property[]
  /** Properties of the agent's own, which are on no site. */
  own: readonly { id: string; property: Property }[]
}

export async function currentOffSite(userId: string): Promise<CurrentOffSite> {
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
