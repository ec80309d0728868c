import { isWithin, toPlace } from '../clients/match-places.ts'
import type { Preferences } from '../clients/index.ts'
import type { Operation } from '../properties/index.ts'
import type { ListingSnapshot, PassReason } from './selection.ts'

type PricedListing = Pick<
  ListingSnapshot,
  'price' | 'currency' | 'pricePeriod' | 'secondPrice' | 'operations'
>

export interface DeclinedListing extends PricedListing, Pick<ListingSnapshot, 'location'> {
  itemId: string
  reason: PassReason
}

const MIN_DECLINED = 3
const ROUND_TO = 50_000

export type PreferenceChange =
  | { kind: 'remove-location'; location: string; declined: readonly string[] }
  | { kind: 'lower-max-price'; maxPrice: number; declined: readonly string[] }

/**
 * SEL-12: proposes to remove a zone if three of its listings were declined for the zone. Proposes to lower the highest price below the
 * cheapest of three listings that were declined for the price, but never below a listing that the client likes or wants to see. Prices are
 * compared in pesos and within the wanted operation; without a wanted operation only listings of a single operation count.
 */
export function proposeChanges(
  preferences: Preferences,
  declined: readonly DeclinedListing[],
  liked: readonly PricedListing[],
): PreferenceChange[] {
  return [...proposeLocations(preferences, declined), ...proposePrice(preferences, declined, liked)]
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
  { operation, min_price: minPrice, max_price: maxPrice }: Preferences,
  declined: readonly DeclinedListing[],
  liked: readonly PricedListing[],
): PreferenceChange[] {
  const dear = declined.filter(({ reason }) => reason === 'price')
  const compared = operation ?? onlyOperation(dear)
  if (compared === null) return []
  const priced = dear.flatMap((listing) => {
    const price = priceIn(listing, compared)
    return price === null ? [] : [{ id: listing.itemId, price }]
  })
  if (priced.length < MIN_DECLINED) return []
  const proposed = roundDown(Math.min(...priced.map(({ price }) => price)))
  const isLower = maxPrice === null || proposed < maxPrice
  if (!isLower || proposed <= (minPrice ?? 0)) return []
  if (liked.some((listing) => (priceIn(listing, compared) ?? 0) > proposed)) return []
  const ids = priced.map(({ id }) => id)
  return [{ kind: 'lower-max-price', maxPrice: proposed, declined: ids }]
}

function onlyOperation(listings: readonly DeclinedListing[]): Operation | null {
  const [operation = null, other] = new Set(listings.flatMap(({ operations }) => operations))
  return other === undefined ? operation : null
}

/** Returns a rent for each month. Many sites write 0 for a missing price, for which the result is null. */
function priceIn(
  { price, secondPrice, currency, pricePeriod, operations }: PricedListing,
  operation: Operation,
): number | null {
  if (currency !== 'MXN') return null
  if (operation !== operations[0]) return secondPrice || null
  return operation === 'rent' && (pricePeriod ?? 'month') !== 'month' ? null : price || null
}

function roundDown(price: number): number {
  const step = price > 10 * ROUND_TO ? ROUND_TO : 1_000
  const rounded = Math.floor(price / step) * step
  return rounded === price ? rounded - step : rounded
}
