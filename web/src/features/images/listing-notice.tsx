import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useListing, useReading } from '../listings/index.ts'
import { messages } from './messages.ts'
import { useAskedListing, type AskedListing } from './place.ts'
import { fetchMissing, openListing } from './workshop/open-listing.ts'
import { useWorkshop } from './workshop/use-workshop.ts'

/** Where the person came from a property: how its pictures are coming. */
export function ListingNotice() {
  const asked = useAskedListing()
  return asked && <Listing {...asked} />
}

function Listing({ id, entry }: AskedListing) {
  const property = useListing(id)
  const { phase } = useReading()
  const listing = useWorkshop((all) => all.listing)
  const userId = useWorkshop((all) => all.userId)
  useEffect(() => {
    if (property && userId) void openListing(property, entry)
  }, [property, userId, entry])

  if (!property) {
    const isComing = phase === 'loading' || phase === 'reading'
    if (isComing) return <ProgressBar label={messages.fetching} isIndeterminate />
    return <Notice tone="warning">{messages.listingMissing}</Notice>
  }
  if (listing?.state === 'fetching')
    return <ProgressBar label={messages.fetching} isIndeterminate />
  if (property.images.length === 0) return <Notice tone="info">{messages.listingEmpty}</Notice>
  if (!listing || listing.missing.length === 0) return null
  return (
    <Notice tone="warning">
      <span className="flex flex-wrap items-center justify-between gap-2">
        {messages.fetchFailed(listing.missing.length)}
        <Button look="secondary" size="small" onPress={() => void fetchMissing()}>
          {messages.retry}
        </Button>
      </span>
    </Notice>
  )
}
