import type { Property } from '@predio/domain/properties'
import { log } from '../../../lib/log.ts'
import { queryClient } from '../../../lib/data/query-client.ts'
import { localPropertiesQuery } from '../api/list-local-properties.ts'
import type { LocalProperty } from '../local-property.ts'
import { findOffSite, toListing } from './off-site.ts'
import { allListings } from './all-listings.ts'
import { openListings } from './listings-store.ts'
import { currentState, listingsState } from './state.ts'

export async function currentListings(userId: string): Promise<readonly Property[]> {
  openListings(userId)
  if (currentState().phase === 'loading') await pastLoading()
  const rows = await localRows(userId)
  return allListings(currentState().listings, rows)
}

export async function currentOffSite(userId: string): Promise<readonly Property[]> {
  const rows = await localRows(userId)
  return findOffSite(rows, currentState()).copies.map(toListing)
}

async function localRows(userId: string): Promise<readonly LocalProperty[]> {
  try {
    return await queryClient.ensureQueryData(localPropertiesQuery(userId))
  } catch (error) {
    log.warn('local rows of listings not read', error)
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
