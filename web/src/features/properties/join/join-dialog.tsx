import {
  formatFacts,
  formatPrices,
  type Property,
  type ListingPair,
} from '@predio/domain/properties'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { Photo } from '../card/photo.tsx'
import { messages as listMessages } from '../messages.ts'
import { ListingChanged, useJoinListings } from './api/join-listings.ts'
import { messages } from './messages.ts'

interface JoinDialogProps {
  pairs: readonly ListingPair[]
  onRefuse: (pair: ListingPair) => void
  onJoined?: (pair: ListingPair) => void
  onClose: () => void
}

/** OWN-11: the pairs side by side; a person says whether they are one property. */
export function JoinDialog({ pairs, onRefuse, onJoined, onClose }: JoinDialogProps) {
  const join = useJoinListings()

  function leaveLast(): void {
    if (pairs.length <= 1) onClose()
  }

  // Awaited, not given to mutate(): the new list may take the dialog away before the answer has come.
  async function joinPair(pair: ListingPair): Promise<void> {
    try {
      await join.mutateAsync(pair)
    } catch (error) {
      toast.error(error instanceof ListingChanged ? messages.changed : messages.failed)
      return
    }
    toast.success(messages.joined)
    leaveLast()
    onJoined?.(pair)
  }

  return (
    <Dialog
      title={messages.title}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <p className="text-ink-soft">{messages.intro}</p>
      <ul className="flex flex-col divide-y divide-line">
        {pairs.map((pair) => (
          <li key={pair.own.id} className="flex flex-col gap-4 py-4 last:pb-0">
            <div className="grid grid-cols-2 gap-4">
              <Side label={messages.ofYours} property={pair.own} />
              <Side label={messages.ofSite} property={pair.site} />
            </div>
            <div className="flex flex-wrap justify-end gap-3">
              <Button
                look="secondary"
                aria-label={`${messages.notSame}: ${pair.own.title}`}
                isDisabled={join.isPending}
                onPress={() => {
                  leaveLast()
                  onRefuse(pair)
                }}
              >
                {messages.notSame}
              </Button>
              <Button
                aria-label={`${messages.join}: ${pair.own.title}`}
                isPending={join.isPending && join.variables === pair}
                isDisabled={join.isPending && join.variables !== pair}
                onPress={() => void joinPair(pair)}
              >
                {messages.join}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Side({ label, property }: { label: string; property: Property }) {
  const { title, location, images, coverSizes } = property
  const facts = [...formatFacts(property), messages.photos(images.length)]
  return (
    <section className="flex min-w-0 flex-col gap-1 text-sm">
      <h3 className="text-ink-soft">{label}</h3>
      <div className="overflow-hidden rounded-md">
        <Photo src={images[0]} sizes={coverSizes} shownWidth="20rem" alt="" />
      </div>
      <p className="font-medium wrap-anywhere">{title}</p>
      <p className="tabular-nums">{formatPrices(property)}</p>
      <p className="text-ink-soft wrap-anywhere">{location || listMessages.noLocation}</p>
      <p className="text-ink-soft tabular-nums">{facts.join(' · ')}</p>
    </section>
  )
}
