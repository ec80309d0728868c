import { filterListings } from '@predio/domain/properties'
import { compareText } from '@predio/domain/text'
import { useMemo } from 'react'
import { useNow } from '../../../lib/use-now.ts'
import { useArchivedListings, useShownListings } from '../../../records/listings/use-listings.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useViewAt } from '../../../capabilities/views/use-open-view.ts'
import type { ViewAddress } from '../../../capabilities/views/use-view-address.ts'
import type { SuggestionsProps } from '../../../capabilities/views/use-view-dialogs.tsx'
import { ViewBar } from '../../../capabilities/views/view-bar.tsx'
import type { CountProps } from '../../../capabilities/views/view-links.tsx'
import { useLocalRecords } from '../../../records/own-data/use-local-records.ts'
import { toListingFilters } from './filters.ts'
import { readListingView } from './listing-view.ts'

/** The saved views of the listings. */
export function ListingViews({ address }: { address: ViewAddress }) {
  const open = useViewAt('listings', address)
  return <ViewBar open={open} Count={ListingCount} Suggestions={ListingSuggestions} />
}

/** VIEW-62: counted in the browser, which has the listings. */
function ListingCount({ query, children }: CountProps<'listings'>) {
  const { prepared, phase } = useShownListings()
  const { isLinked } = useLocalRecords()
  const now = useNow()
  const zone = useZone()
  const view = useMemo(() => readListingView(query), [query])
  const archived = useArchivedListings(view.isArchived)
  const count = useMemo(
    () =>
      filterListings(
        archived ?? prepared,
        toListingFilters(view.filters),
        view.testOf({ now, zone }, isLinked),
      ).length,
    [archived, prepared, view, now, zone, isLinked],
  )
  return phase === 'loading' ? null : children(count)
}

const SHOWN_ZONES = 20

function ListingSuggestions({ children }: SuggestionsProps) {
  const { listings } = useShownListings()
  const { tags } = useLocalRecords()
  const zones = useMemo(() => {
    const counts = new Map<string, number>()
    for (const { colonia, city } of listings) {
      for (const zone of [colonia, city]) {
        if (zone) counts.set(zone, (counts.get(zone) ?? 0) + 1)
      }
    }
    const byUse = [...counts].toSorted(
      ([one, uses], [other, others]) => others - uses || compareText(one, other),
    )
    return byUse.slice(0, SHOWN_ZONES).map(([zone]) => zone)
  }, [listings])
  return children({ etiqueta: tags, zona: zones })
}
