import { isWithin, toPlace } from '../clients/match-places.ts'
import type { Preferences } from '../clients/index.ts'
import type { PassReason } from './selection.ts'

/** A listing that the client declined, with the reason they gave. */
export interface DeclinedListing {
  itemId: string
  reason: PassReason
  location: string
  price: number | null
}

/** From so many listings declined for the same reason the preferences are worth a question. */
const MIN_DECLINED = 3
/** Prices are proposed in round numbers, as people name them. */
const ROUND_TO = 50_000

export type PreferenceChange =
  | { kind: 'remove-location'; location: string; declined: readonly string[] }
  | { kind: 'lower-max-price'; maxPrice: number; declined: readonly string[] }

/**
 * SEL-12: what the client's reasons say about their preferences, for the agent to confirm. A zone goes when three of its listings were declined for
 * the zone; the highest price goes below the cheapest of three that were declined for the price.
 */
export function proposeChanges(
  preferences: Preferences,
  declined: readonly DeclinedListing[],
): PreferenceChange[] {
  return [...proposeLocations(preferences, declined), ...proposePrice(preferences, declined)]
}

function proposeLocations(
  { locations }: Preferences,
  declined: readonly DeclinedListing[],
): PreferenceChange[] {
  const byZone = declined.filter(({ reason }) => reason === 'zone')
  return locations.flatMap((location) => {
    const wanted = toPlace(location)
    if (wanted.size === 0) return []
    const there = byZone.filter((listing) => isWithin(wanted, toPlace(listing.location)))
    if (there.length < MIN_DECLINED) return []
    return [{ kind: 'remove-location', location, declined: there.map(({ itemId }) => itemId) }]
  })
}

function proposePrice(
  { min_price: minPrice, max_price: maxPrice }: Preferences,
  declined: readonly DeclinedListing[],
): PreferenceChange[] {
  const dear = declined.filter(({ reason, price }) => reason === 'price' && price !== null)
  if (dear.length < MIN_DECLINED) return []
  const cheapest = Math.min(...dear.map(({ price }) => price!))
  const proposed = roundDown(cheapest)
  const isLower = maxPrice === null || proposed < maxPrice
  if (!isLower || proposed <= (minPrice ?? 0)) return []
  const ids = dear.map(({ itemId }) => itemId)
  return [{ kind: 'lower-max-price', maxPrice: proposed, declined: ids }]
}

/** The round number below: a rent of 14,900 becomes 14,000, a sale of 3,480,000 becomes 3,450,000. */
function roundDown(price: number): number {
  const step = price > 10 * ROUND_TO ? ROUND_TO : 1_000
  const rounded = Math.floor(price / step) * step
  return rounded === price ? rounded - step : rounded
}
