import {
  formatFacts,
  formatPrices,
  type Property,
  type ListingPair,
} from '@predio/domain/properties'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { Photo } from '../../listings/photos/photo.tsx'
import { messages as listMessages } from '../../listings/messages.ts'
import { ListingChanged, useJoinListings } from './api/join-listings.ts'
import { useRefuseJoin } from './api/refuse-join.ts'
import { messages } from './messages.ts'

interface JoinDialogProps {
  pairs: readonly ListingPair[]
  onJoined?: (pair: ListingPair) => void
  onClose: () => void
}

/** OWN-11: the agent decides whether both listings are the same property. */
export function JoinDialog({ pairs, onJoined, onClose }: JoinDialogProps) {
  const join = useJoinListings()
  const refuse = useRefuseJoin()
  const isBusy = join.isPending || refuse.isPending

  function leaveLast(): void {
    if (pairs.length <= 1) onClose()
  }

  // The answer is awaited here, because the updated list may remove the dialog, and the callbacks of mutate() with it.
  async function joinPair(pair: ListingPair): Promise<void> {
    try {
      await join.mutateAsync(pair)
    } catch (error) {
      toast.error(describeFailure(error))
      return
    }
    toast.success(messages.joined)
    leaveLast()
    onJoined?.(pair)
  }

  async function refusePair(pair: ListingPair): Promise<void> {
    try {
      await refuse.mutateAsync(pair)
    } catch {
      toast.error(messages.refuseFailed)
      return
    }
    leaveLast()
  }

  return (
    <Dialog title={messages.title} size="large" onClose={onClose}>
      <p className="text-ink-soft">{messages.intro}</p>
      <ul className="flex flex-col divide-y divide-line">
        {pairs.map((pair) => (
          <li key={pair.own.id} className="flex flex-col gap-4 py-4 last:pb-0">
            <SideBySide own={pair.own} site={pair.site} />
            <div className="flex flex-wrap justify-end gap-3">
              <Button
                look="secondary"
                aria-label={`${messages.notSame}: ${pair.own.title}`}
                isPending={isOf(refuse, pair)}
                isDisabled={isBusy && !isOf(refuse, pair)}
                onPress={() => void refusePair(pair)}
              >
                {messages.notSame}
              </Button>
              <Button
                aria-label={`${messages.join}: ${pair.own.title}`}
                isPending={isOf(join, pair)}
                isDisabled={isBusy && !isOf(join, pair)}
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

export function describeFailure(error: unknown): string {
  return error instanceof ListingChanged ? messages.changed : messages.failed
}

function isOf(
  { isPending, variables }: { isPending: boolean; variables: ListingPair | undefined },
  pair: ListingPair,
): boolean {
  return isPending && variables === pair
}

export function SideBySide({ own, site }: Pick<ListingPair, 'own' | 'site'>) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <Side label={messages.ofYours} property={own} />
      <Side label={messages.ofSite} property={site} />
    </div>
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
