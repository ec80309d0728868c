import type { Property } from '@predio/domain/properties'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { messages as say } from '../messages.ts'

/** AST-86: number of cards at first, because more would push the answer out of view. */
const FIRST_SHOWN = 4
const STEP = 10

interface ListingCardsProps {
  label: string
  listings: readonly { listing: Property; remarks?: readonly string[] }[]
  renderListing: (property: Property, remarks: readonly string[]) => ReactNode
}

export function ListingCards({ label, listings, renderListing }: ListingCardsProps) {
  const [shown, setShown] = useState(FIRST_SHOWN)
  if (listings.length === 0) return null
  const more = listings.length - shown
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={label} className="flex flex-col gap-2">
        {listings.slice(0, shown).map(({ listing, remarks = [] }) => (
          <li key={listing.id}>{renderListing(listing, remarks)}</li>
        ))}
      </ul>
      {more > 0 && (
        <Button look="quiet" size="small" onPress={() => setShown(shown + STEP)}>
          {say.more(Math.min(more, STEP))}
        </Button>
      )}
    </div>
  )
}
