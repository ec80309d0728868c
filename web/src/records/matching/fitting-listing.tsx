import type { Match } from '@predio/domain/clients'
import { formatPrice, type Property } from '@predio/domain/properties'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { messages } from './messages.ts'

interface FittingListingProps {
  match: Match & { listing: Property }
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

export function FittingListing({ match, isChosen, onChoose }: FittingListingProps) {
  const { listing, score, reasons } = match
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0">
      <Checkbox label={listing.title} isSelected={isChosen} onChange={onChoose} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pl-8 text-sm">
        <span className="font-medium tabular-nums">{formatPrice(listing)}</span>
        <Badge tone={score >= 80 ? 'success' : 'info'}>{messages.score(score)}</Badge>
      </div>
      <p className="pl-8 text-sm text-ink-soft">{reasons.join(' · ')}</p>
    </li>
  )
}
