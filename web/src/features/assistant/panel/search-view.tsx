import type { Property } from '@predio/domain/properties'
import type { ReactNode } from 'react'
import { Link } from '../../../ui/link.tsx'
import type { Search } from '../chat/chat-message.ts'
import { messages as say } from '../messages.ts'
import { Bubble } from './bubble.tsx'
import { GuessChips } from './guess-chips.tsx'
import { ListingCards } from './listing-cards.tsx'
import { pickListings } from './pick-listings.ts'
import { ADDRESSES } from '../../../lib/navigation.ts'

interface SearchViewProps {
  search: Search
  allListings: readonly Property[]
  onRemove: (guessId: string) => void
  renderListing: (property: Property, remarks: readonly string[]) => ReactNode
}

/** AST-84: a search result says why no model has answered. */
export function SearchView({ search, allListings, onRemove, renderListing }: SearchViewProps) {
  const { isKeyMissing, isKeyUnreadable, text, answer, isNearest } = search
  return (
    <div className="flex flex-col gap-3">
      <Bubble isBot>
        <div className="flex flex-col gap-2">
          {isKeyMissing && (
            <p className="flex flex-col items-start">
              <strong className="font-semibold">
                {isKeyUnreadable ? say.keyUnreadable : say.keyMissing}
              </strong>
              <Link href={ADDRESSES.settings}>{say.toSettings}</Link>
            </p>
          )}
          <p className="text-sm text-ink-soft">{say.withoutAi}</p>
          <p>{text}</p>
        </div>
      </Bubble>
      <GuessChips guesses={answer?.query.guesses ?? []} onRemove={onRemove} />
      <ListingCards
        label={isNearest ? say.nearest : say.found}
        listings={shownOf(search, allListings)}
        renderListing={renderListing}
      />
    </div>
  )
}

function shownOf({ answer, listingIds, isNearest }: Search, allListings: readonly Property[]) {
  if (!answer) return pickListings(listingIds, allListings).map((listing) => ({ listing }))
  return isNearest
    ? answer.alternatives.map(({ listing, doubts }) => ({ listing, remarks: doubts }))
    : answer.matches.map(({ listing }) => ({ listing }))
}
