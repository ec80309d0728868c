import { Merge } from 'lucide-react'
import { useState } from 'react'
import { useOpen } from '../../../lib/navigation.ts'
import { listingTarget } from '../../../records/listings/listing-target.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { JoinDialog } from './join-dialog.tsx'
import { messages, twinsText } from './messages.ts'
import { useTwins } from './use-twins.ts'

/** One line above the list; nothing where no own listing seems to be on the site. */
export function JoinLine() {
  const { twins, refuse } = useTwins()
  const [isOpen, setOpen] = useState(false)
  if (twins.length === 0) return null
  return (
    <div className="-my-2 -ml-3">
      <Button
        look="quiet"
        size="small"
        icon={<Merge aria-hidden="true" className="size-4" />}
        onPress={() => setOpen(true)}
      >
        {twinsText(twins.length)}
      </Button>
      {isOpen && <JoinDialog twins={twins} onRefuse={refuse} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** The same on the page of an own listing; when it is joined, the site's takes its place. */
export function JoinNotice({ ownId }: { ownId: string }) {
  const { twins, refuse } = useTwins()
  const openPage = useOpen()
  const [isOpen, setOpen] = useState(false)
  const pair = twins.find(({ own }) => own.own?.id === ownId)
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
          twins={[pair]}
          onRefuse={refuse}
          onJoined={({ site }) => openPage(listingTarget(site))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
