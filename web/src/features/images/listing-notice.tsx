import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useListing, useReading } from '../../records/listings/use-listings.ts'
import { useStoredListing } from '../../records/listings/use-off-site.ts'
import { messages } from './messages.ts'
import { fetchMissing, openListing } from './workshop/open-listing.ts'
import { useHistoryState, useHistoryKey } from '../../lib/navigation.ts'
import { useWorkshop } from './workshop/use-workshop.ts'

/**
 * IMG-35: the notice loads the pictures of the property from which the person came, asks before it replaces the person's own photographs,
 * and reports progress and failures.
 */
export function ListingNotice() {
  const { listingId } = useHistoryState()
  // Opening the property again makes a new history entry and loads its pictures again; going back to the old entry does not.
  const entry = useHistoryKey()
  return listingId !== undefined && <Listing key={entry} id={listingId} entry={entry} />
}

interface ListingProps {
  id: number
  entry: string
}

function Listing({ id, entry }: ListingProps) {
  const onSite = useListing(id)
  const stored = useStoredListing(id)
  const { phase } = useReading()
  const isComing = phase === 'loading' || phase === 'reading'
  // The agent's copy has the addresses of the photographs even if the property is no longer on the site.
  const property = onSite ?? (isComing ? undefined : stored?.property)
  const listing = useWorkshop((all) => all.listing)
  const userId = useWorkshop((all) => all.userId)
  const hasOwn = useWorkshop((all) => all.pictures.some(({ source }) => source === null))
  const [answer, setAnswer] = useState<'open' | 'keep'>()
  const isAsking = hasOwn && listing?.entry !== entry && answer === undefined
  const opens = !isAsking && answer !== 'keep'
  useEffect(() => {
    if (property && userId && opens) void openListing(property, entry)
  }, [property, userId, entry, opens])

  if (!property) {
    if (isComing) return <ProgressBar label={messages.fetching} isIndeterminate />
    return <Notice tone="warning">{messages.listingMissing}</Notice>
  }
  if (isAsking) {
    return (
      <ConfirmDialog
        title={messages.replaceTitle}
        message={messages.replaceText}
        confirmLabel={messages.replace}
        onClose={() => setAnswer((given) => given ?? 'keep')}
        onConfirm={() => setAnswer('open')}
      />
    )
  }
  if (answer === 'keep') return null
  if (listing?.state === 'fetching')
    return <ProgressBar label={messages.fetching} isIndeterminate />
  if (property.images.length === 0) {
    return (
      <Notice tone="info">{property.own ? messages.ownListingEmpty : messages.listingEmpty}</Notice>
    )
  }
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
