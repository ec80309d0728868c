import type { PreparedListings, Property } from '@predio/domain/properties'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { useUser } from '../../lib/session/index.ts'
import { useStore } from '../../lib/store.ts'
import { useLocalProperties } from './api/list-local-properties.ts'
import { openListings } from './store/listings-store.ts'
import { prepareOnce } from './store/prepare-once.ts'
import { listingsState, type Stored } from './store/state.ts'

export interface ListingsState extends Omit<Stored, 'mergedIds'> {
  /** The filter's index, the agent's tags included. */
  prepared: PreparedListings
}

/** The agent's listings. The first screen that asks starts the reading; it goes on when the screen is left. */
export function useListings(): ListingsState {
  // In pieces: cards that arrive do not hold up a press or the next request.
  const state = useDeferredValue(useStored())
  const { data: local } = useLocalProperties()
  return { ...state, prepared: prepareOnce(state.listings, local) }
}

/** How much of the site is shown; null for all of it. */
export function shownPart({ readAt, phase, progress, part }: Omit<Stored, 'mergedIds'>) {
  if (readAt) return null
  return (phase === 'reading' ? progress : null) ?? part
}

/** How the reading goes, for what shows no listings. */
export function useReading(): Omit<Stored, 'mergedIds'> {
  return useStored()
}

/** By its own id, or by that of a translation that was merged into it. */
export function useListing(id: number): Property | undefined {
  const { listings, mergedIds } = useStored()
  return useMemo(() => {
    const merged = [...mergedIds].find(([, others]) => others.includes(id))?.[0] ?? id
    return listings.find((listing) => listing.id === merged)
  }, [listings, mergedIds, id])
}

function useStored(): Stored {
  const { id } = useUser()
  useEffect(() => openListings(id), [id])
  return useStore(listingsState)
}
