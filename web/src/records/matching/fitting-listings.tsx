import { fullName, type Match, matchListings, type Preferences } from '@predio/domain/clients'
import { formatPrices, type Property } from '@predio/domain/properties'
import { greetingName } from '@predio/domain/text'
import { listingOffer } from '@predio/domain/whatsapp'
import { GalleryHorizontalEnd, MessageCircle } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useListings } from '../listings/use-listings.ts'
import { useSelectionDialog } from '../selections/use-selection-dialog.ts'
import { WhatsAppDialog } from '../whatsapp/whatsapp-dialog.tsx'
import type { Recipient } from '../whatsapp/api/read-recipient.ts'
import { messages } from './messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'

interface FittingListingProps {
  match: Match & { listing: Property }
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

interface FittingListingsProps {
  client: Recipient & { last_name: string | null }
  preferences: Preferences
}

const PAGE_SIZE = 6

export function FittingListings({ client, preferences }: FittingListingsProps) {
  const { listings, phase } = useListings()
  const matches = useMemo(() => matchListings(preferences, listings), [preferences, listings])
  const [shown, setShown] = useState(PAGE_SIZE)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isSending, setSending] = useState(false)
  const selecting = useSelectionDialog()

  if (phase === 'no-connection' && listings.length === 0)
    return <Notice tone="info">{messages.noConnection}</Notice>
  if (matches.length === 0) {
    const isReading = phase === 'loading' || phase === 'reading'
    return isReading ? <Waiting /> : <p className="text-ink-soft">{messages.noListings}</p>
  }
  const selection = matches.filter(({ listing }) => chosen.includes(listing.id))
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={messages.listings} className="flex flex-col divide-y divide-line">
        {matches.slice(0, shown).map((match) => (
          <FittingListing
            key={match.listing.id}
            match={match}
            isChosen={chosen.includes(match.listing.id)}
            onChoose={(isChosen) =>
              setChosen(
                isChosen
                  ? [...chosen, match.listing.id]
                  : chosen.filter((id) => id !== match.listing.id),
              )
            }
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {shown < matches.length ? (
          <Button look="quiet" onPress={() => setShown(shown + PAGE_SIZE)}>
            {messages.showMore}
          </Button>
        ) : (
          <span />
        )}
        <div className="flex flex-wrap gap-3">
          {selection.length > 0 && (
            <Button
              look="secondary"
              icon={<GalleryHorizontalEnd aria-hidden="true" className="size-4.5" />}
              onPress={() =>
                selecting.open({
                  client: { id: client.id, label: fullName(client) },
                  listings: selection.map(({ listing }) => listing),
                })
              }
            >
              {messages.makeSelection}
            </Button>
          )}
          <Button
            icon={<MessageCircle aria-hidden="true" className="size-4.5" />}
            isDisabled={selection.length === 0}
            onPress={() => setSending(true)}
          >
            {selection.length === 0 ? messages.choose : messages.send(selection.length)}
          </Button>
        </div>
      </div>
      {selecting.dialog}
      {isSending && (
        <WhatsAppDialog
          client={client}
          text={listingOffer(
            greetingName(client),
            selection.map(({ listing }) => listing),
          )}
          onClose={() => setSending(false)}
        />
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{messages.reading}</p>
      <Skeleton shape="block" className="h-20" />
      <Skeleton shape="block" className="h-20" />
    </div>
  )
}

function FittingListing({ match, isChosen, onChoose }: FittingListingProps) {
  const { listing, score, reasons } = match
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0">
      <Checkbox label={listing.title} isSelected={isChosen} onChange={onChoose} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pl-8 text-sm">
        <span className="font-medium tabular-nums">{formatPrices(listing)}</span>
        <Badge tone={score >= 80 ? 'success' : 'info'}>{messages.score(score)}</Badge>
      </div>
      <p className="pl-8 text-sm text-ink-soft">{reasons.join(' · ')}</p>
    </li>
  )
}
