import { formatPrice, type Property } from '@predio/domain/properties'
import { useCallback, useState } from 'react'
import { useOpen } from '../../../lib/navigation.ts'
import { words } from '../../../lib/words.ts'
import { listingTarget } from '../../listings/listing-target.ts'
import { findListings, wordsOf } from '../../listings/property-options.ts'
import { useReading } from '../../listings/use-listings.ts'
import { Button } from '../../../ui/button.tsx'
import { ComboBox } from '../../../ui/combo-box.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Option } from '../../../ui/option.ts'
import { toast } from '../../../ui/toast.ts'
import { useJoinListings } from './api/join-listings.ts'
import { describeFailure, SideBySide } from './join-dialog.tsx'
import { messages } from './messages.ts'

const MAX_OPTIONS = 20

/** OWN-12: the agent chooses any listing of the site, whether the two resemble each other or not. */
export function JoinByHandDialog({ own, onClose }: { own: Property; onClose: () => void }) {
  const { siteListings } = useReading()
  const openPage = useOpen()
  const join = useJoinListings()
  const [site, setSite] = useState<Property>()
  const load = useCallback(
    (text: string) =>
      Promise.resolve(
        findListings(siteListings, wordsOf(text)).slice(0, MAX_OPTIONS).map(toOption),
      ),
    [siteListings],
  )

  async function joinChosen(): Promise<void> {
    if (!site) return
    try {
      await join.mutateAsync({ own, site, score: 0 })
    } catch (error) {
      toast.error(describeFailure(error))
      return
    }
    toast.success(messages.joined)
    onClose()
    openPage(listingTarget(site))
  }

  return (
    <Dialog title={messages.byHand} size="large" closesOutside={false} onClose={onClose}>
      <ComboBox
        label={messages.siteListing}
        placeholder={messages.siteListingHint}
        load={load}
        value={site ? toOption(site) : null}
        onChange={(option) => setSite(siteListings.find(({ id }) => String(id) === option?.id))}
        emptyText={messages.noneFound}
      />
      {site && (
        <>
          <p className="text-ink-soft">{messages.intro}</p>
          <SideBySide own={own} site={site} />
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" isDisabled={join.isPending} onPress={onClose}>
          {words.cancel}
        </Button>
        <Button isPending={join.isPending} isDisabled={!site} onPress={() => void joinChosen()}>
          {messages.join}
        </Button>
      </div>
    </Dialog>
  )
}

function toOption(listing: Property): Option {
  return {
    id: String(listing.id),
    label: listing.title,
    description: [formatPrice(listing), listing.location].filter(Boolean).join(' · '),
  }
}
