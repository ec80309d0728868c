import { findListingPairs, type ListingPair } from '@predio/domain/properties'
import { useDeferredValue, useMemo } from 'react'
import { useLocalProperties } from '../../listings/api/list-local-properties.ts'
import { useReading } from '../../listings/use-listings.ts'

/** OWN-11: pairs that the agent refused are left out. */
export function useListingPairs(): readonly ListingPair[] {
  const { listings, siteListings } = useDeferredValue(useReading())
  const { data: rows } = useLocalProperties()
  const found = useMemo(() => {
    const own = listings.filter((each) => each.own && !each.own.isExample)
    return findListingPairs(own, siteListings)
  }, [listings, siteListings])
  return useMemo(() => {
    const refused = new Map(rows?.map((row) => [row.id, row.not_joined]))
    // A pair is offered only after the row with its refusals was read, because another device may have refused it.
    return found.filter(
      ({ own, site }) => refused.get(own.own?.id ?? '')?.includes(site.id) === false,
    )
  }, [found, rows])
}
