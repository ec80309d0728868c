import { prepareListings, type PreparedListings, type Property } from '@predio/domain/properties'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { useUser } from '../../lib/session/index.ts'
import { useStore } from '../../lib/store.ts'
import { useKnownProperties, useLocalProperties } from './api/list-local-properties.ts'
import type { LocalProperty } from './local-property.ts'
import { allListings } from './store/all-listings.ts'
import { openListings } from './store/listings-store.ts'
import { prepareOnce, tagsOf } from './store/prepare-once.ts'
import { ownListings } from './store/off-site.ts'
import { listingsState, type Stored } from './store/state.ts'

export interface ReadingState extends Omit<Stored, 'mergedIds'> {
  /** OWN-03: the agent's own listings and those of the site. */
  listings: readonly Property[]
  siteListings: readonly Property[]
}

export interface ListingsState extends ReadingState {
  prepared: PreparedListings
}

/** The first screen that uses this hook starts the reading, which continues when the screen is left. */
export function useListings(): ListingsState {
  useOpenListings()
  return useShownListings()
}

/** Unlike useListings, this hook does not retry a failed reading. */
export function useShownListings(): ListingsState {
  // Listings that arrive are rendered with low priority, so that a press never waits for their cards.
  const state = useDeferredValue(useShownReading())
  const { data: local } = useLocalProperties()
  return { ...state, prepared: prepareOnce(state.listings, local) }
}

/** OWN-07: archived listings are indexed only if `isWanted`. */
export function useArchivedListings(isWanted: boolean): PreparedListings | undefined {
  const { data: rows } = useLocalProperties()
  return useMemo(() => {
    if (!isWanted) return undefined
    return prepareListings(archivedListings(rows), { tags: tagsOf(rows ?? []) })
  }, [isWanted, rows])
}

function archivedListings(rows: readonly LocalProperty[] = []): Property[] {
  return ownListings(rows).filter(({ own }) => own?.isArchived)
}

export function shownPart({ readAt, phase, progress, part }: Omit<Stored, 'mergedIds'>) {
  if (readAt) return null
  return (phase === 'reading' ? progress : null) ?? part
}

export function useReading(): ReadingState {
  useOpenListings()
  return useShownReading()
}

function useShownReading(): ReadingState {
  const stored = useStore(listingsState)
  const { data: local } = useKnownProperties()
  const listings = allListings(stored.listings, local)
  return useMemo(() => ({ ...stored, listings, siteListings: stored.listings }), [stored, listings])
}

/** OWN-07: finds archived listings, too, and merged translations by each of their ids. */
export function useListing(id: number): Property | undefined {
  const { mergedIds } = useStore(listingsState)
  const { listings } = useReading()
  const { data: rows } = useKnownProperties()
  return useMemo(() => {
    const merged = [...mergedIds].find(([, others]) => others.includes(id))?.[0] ?? id
    const listed = listings.find((listing) => listing.id === merged)
    return listed ?? archivedListings(rows).find((listing) => listing.id === id)
  }, [listings, mergedIds, rows, id])
}

function useOpenListings(): void {
  const { id } = useUser()
  useEffect(() => openListings(id), [id])
}
