import { type ListingOffer, type MatchableListing, offersOf } from '../clients/index.ts'
import { isExampleListing } from '../properties/index.ts'
import type { CallSettings } from './call-settings.ts'
import { type Day, daysAgo } from './gather-facts.ts'

const MAX_FRESH = 50

/** CALL-03: only the newest listings are a reason to call. */
export function freshListings<T extends MatchableListing>(
  listings: readonly T[],
  day: Day,
  { call_listing_days: newDays }: Pick<CallSettings, 'call_listing_days'>,
): T[] {
  if (newDays === null) return []
  return listings
    .filter(({ publishedAt }) => isFresh(publishedAt, day, newDays))
    .toSorted((a, b) => momentOf(b) - momentOf(a))
    .slice(0, MAX_FRESH)
}

export interface FreshOffer extends ListingOffer {
  published_at: string
  is_example: boolean
}

export function freshOffers(
  listings: readonly MatchableListing[],
  day: Day,
  settings: Pick<CallSettings, 'call_listing_days'>,
): FreshOffer[] {
  return freshListings(listings, day, settings).flatMap((listing) => {
    const known = {
      published_at: new Date(momentOf(listing)).toISOString(),
      is_example: isExampleListing(listing),
    }
    return offersOf(listing).map((offer) => Object.assign(offer, known))
  })
}

function isFresh(publishedAt: string | null, day: Day, newDays: number): boolean {
  if (publishedAt === null) return false
  const age = daysAgo(new Date(publishedAt), day)
  return age >= 0 && age < newDays
}

function momentOf({ publishedAt }: MatchableListing): number {
  return Date.parse(publishedAt ?? '')
}
