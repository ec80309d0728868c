import { Merge } from 'lucide-react'
import { useState } from 'react'
import { useOpen } from '../../../lib/navigation.ts'
import { listingTarget } from '../../listings/listing-target.ts'
import { BannerLine } from '../../../ui/banner-line.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { JoinDialog } from './join-dialog.tsx'
import { messages, pairsText } from './messages.ts'
import { useListingPairs } from './use-listing-pairs.ts'

export function JoinLine() {
  const pairs = useListingPairs()
  const [isOpen, setOpen] = useState(false)
  if (pairs.length === 0) return null
  return (
    <>
      <BannerLine
        tone="info"
        icon={<Merge aria-hidden="true" />}
        action={
          <Button look="secondary" size="small" onPress={() => setOpen(true)}>
            {messages.review}
          </Button>
        }
      >
        {pairsText(pairs.length)}
      </BannerLine>
      {isOpen && <JoinDialog pairs={pairs} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The notice stands on the page of an own listing; joining opens the page of the site's listing instead. */
export function JoinNotice({ ownId }: { ownId: string }) {
  const pairs = useListingPairs()
  const openPage = useOpen()
  const [isOpen, setOpen] = useState(false)
  const pair = pairs.find(({ own }) => own.own?.id === ownId)
  if (!pair) return null
  return (
    <>
      <Notice tone="info">
        <div className="flex flex-wrap items-center justify-between gap-3">
          {messages.one}
          <Button look="secondary" size="small" onPress={() => setOpen(true)}>
            {messages.review}
          </Button>
        </div>
      </Notice>
      {isOpen && (
        <JoinDialog
          pairs={[pair]}
          onJoined={({ site }) => openPage(listingTarget(site))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
