import { HEALTH_ISSUES, type ListingSort } from '@predio/domain/properties'
import { HeartPulse, Plus, RefreshCw } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { lazy } from '../../../lib/lazy.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { shownPart, type ListingsState } from '../../../records/listings/use-listings.ts'
import { partText } from '../../../records/listings/messages.ts'
import { refreshListings } from '../../../records/listings/store/listings-store.ts'
import { messages, resultCount } from '../messages.ts'
import { messages as listingMessages } from '../../../records/listings/messages.ts'
import { messages as ownMessages } from '../../../records/own-listings/messages.ts'
import { linkTo, sectionTarget } from '../../../lib/navigation.ts'
import { words } from '../../../lib/words.ts'

const SortSelect = lazy(async () => ({
  default: (await import('./sort-select.tsx')).SortSelect,
}))

interface BrowseHeaderProps {
  state: ListingsState
  shown: number
  sort: ListingSort
  onSort: (sort: ListingSort) => void
  /** What the order means, where its name alone could mislead. */
  sortNote: string | undefined
  onAdd: () => void
  /** Opens and closes the assistant. */
  chatToggle: ReactNode
}

/** How many there are and in which order, and what can be done with the site behind them. */
export function BrowseHeader(props: BrowseHeaderProps) {
  const { state, shown, sort, onSort, sortNote, onAdd, chatToggle } = props
  const link = linkTo(sectionTarget('properties', { view: 'health' }))
  const isBusy = state.phase === 'reading' || state.phase === 'loading'
  const part = shown === state.listings.length ? shownPart(state) : null
  const isKnown = state.listings.length > 0 || !isBusy
  return (
    <div className="flex items-center gap-1 sm:flex-wrap sm:items-end sm:gap-3">
      <div className="min-w-0 flex-1 sm:min-w-28">
        <h2 aria-live="polite" className="leading-tight font-semibold tabular-nums sm:text-lg">
          {!isKnown
            ? messages.title
            : part
              ? partText(part)
              : resultCount(shown, state.listings.length)}
        </h2>
        {sortNote && <p className="text-sm text-ink-soft">{sortNote}</p>}
      </div>
      {state.health && (
        <ButtonLink
          look="secondary"
          {...link}
          icon={<HeartPulse aria-hidden="true" className="size-4.5" />}
          end={<FindingCount state={state} />}
          iconBelow="lg"
        >
          {listingMessages.siteHealth}
        </ButtonLink>
      )}
      <Button
        look="secondary"
        shortcut="n"
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        onPress={onAdd}
        iconBelow="lg"
      >
        {ownMessages.add}
      </Button>
      {state.phase !== 'no-connection' && (
        <Button
          look="secondary"
          icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
          isPending={isBusy}
          pendingLabel={messages.readingSite}
          onPress={refreshListings}
          iconBelow="lg"
        >
          {words.refresh}
        </Button>
      )}
      <Suspense fallback={<Skeleton shape="block" className="h-11 w-11 sm:w-44" />}>
        <SortSelect value={sort} onChange={onSort} />
      </Suspense>
      {chatToggle}
    </div>
  )
}

function FindingCount({ state }: { state: ListingsState }) {
  const found = HEALTH_ISSUES.filter((issue) =>
    state.health?.findings.some((each) => each.issue === issue && each.listings.length > 0),
  ).length
  if (found === 0) return null
  return (
    <span className="rounded-full bg-attention-soft px-2 text-xs text-attention tabular-nums max-lg:absolute max-lg:top-0.5 max-lg:right-0.5 max-lg:px-1">
      {found}
      <span className="sr-only"> {messages.toReview}</span>
    </span>
  )
}
