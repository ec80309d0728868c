import { filterListings } from '@predio/domain/properties'
import { useMemo } from 'react'
import { ConditionsLine } from '../../../capabilities/list/conditions-line.tsx'
import { useIsWide } from '../../../lib/use-media-query.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useArchivedListings, useShownListings } from '../../../records/listings/use-listings.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useViewAt } from '../../../capabilities/views/use-open-view.ts'
import type { ViewAddress } from '../../../capabilities/views/use-view-address.ts'
import { useViewDialogs } from '../../../capabilities/views/use-view-dialogs.tsx'
import { type CountProps, ViewLinks } from '../../../capabilities/views/view-links.tsx'
import { ViewNotices } from '../../../capabilities/views/view-notices.tsx'
import { useLocalRecords } from '../../../records/own-data/use-local-records.ts'
import { toListingFilters } from './filters.ts'
import { readListingView } from './listing-view.ts'

interface ListingViewProps {
  address: ViewAddress
}

export function ListingViews({ address }: ListingViewProps) {
  const open = useViewAt('listings', address)
  const dialogs = useViewDialogs(open, undefined)
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      <ViewLinks open={open} dialogs={dialogs} Count={ListingCount} />
      <ViewNotices open={open} hasFailed={dialogs.hasFailed} />
      {dialogs.element}
    </div>
  )
}

/** The line above the grid already says how many listings there are. */
const Uncounted = () => null

export function ListingConditions({ address }: ListingViewProps) {
  const open = useViewAt('listings', address)
  const dialogs = useViewDialogs(open, undefined)
  const hasFilters = useIsWide()
  const { filters } = useMemo(() => readListingView(address.text), [address.text])
  return (
    <>
      <ConditionsLine
        open={open}
        dialogs={dialogs}
        Count={Uncounted}
        isInFilters={(group) =>
          group.every(
            ({ field }) => (hasFilters || field === 'texto') && !filters.unshown?.includes(field),
          )
        }
      />
      {dialogs.element}
    </>
  )
}

/** VIEW-62: the browser has all listings, so it counts them itself. */
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
