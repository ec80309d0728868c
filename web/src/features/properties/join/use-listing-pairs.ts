import { findListingPairs, type ListingPair } from '@predio/domain/properties'
import { useDeferredValue, useMemo } from 'react'
import { readPreference, savePreference } from '../../../lib/preferences.ts'
import { useUser } from '../../../lib/session/index.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import { useReading } from '../../../records/listings/use-listings.ts'

const REFUSED = 'properties.not-the-same'
/** Pairs that somebody said are two properties; the oldest are asked about again. */
const MAX_REFUSED = 500

interface Refusals {
  userId: string
  names: readonly string[]
}

/** What was refused since the page was opened, with what was stored before, so that all screens follow. */
const refusals = createStore<Refusals | null>(null)

interface UseListingPairs {
  pairs: readonly ListingPair[]
  /** 'No es la misma': the pair is not offered again on this device. */
  refuse: (pair: ListingPair) => void
}

/** OWN-11: own listings that seem to be on the site too. */
export function useListingPairs(): UseListingPairs {
  const { id: userId } = useUser()
  const { listings, siteListings } = useDeferredValue(useReading())
  const current = useStore(refusals)
  const found = useMemo(() => {
    const own = listings.filter((each) => each.own && !each.own.isExample)
    return findListingPairs(own, siteListings)
  }, [listings, siteListings])
  const pairs = useMemo(() => {
    const refused = new Set(current?.userId === userId ? current.names : readRefused(userId))
    return found.filter((pair) => !refused.has(nameOf(pair)))
  }, [found, userId, current])
  return {
    pairs,
    refuse(pair) {
      const names = [...readRefused(userId), nameOf(pair)].slice(-MAX_REFUSED)
      savePreference(REFUSED, userId, names)
      refusals.set({ userId, names })
    },
  }
}

function nameOf({ own, site }: ListingPair): string {
  return `${own.own?.id} ${site.id}`
}

function readRefused(userId: string): string[] {
  const stored = readPreference(REFUSED, userId)
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
}
