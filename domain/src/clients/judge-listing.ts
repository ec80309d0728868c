import {
  formatPrice,
  inPesos,
  isOfType,
  offeredAs,
  type Operation,
  type Property,
} from '../properties/index.ts'
import { isWithin, type Place, toPlace } from './match-places.ts'
import { MATCH_REASONS as texts } from './messages.ts'
import type { Preferences } from './preferences-schema.ts'

export type MatchableListing = Pick<
  Property,
  | 'title'
  | 'own'
  | 'price'
  | 'currency'
  | 'pricePeriod'
  | 'location'
  | 'city'
  | 'state'
  | 'colonia'
  | 'propertyType'
  | 'operation'
  | 'operations'
  | 'saleStatus'
  | 'rentalStatus'
  | 'bedrooms'
  | 'publishedAt'
>

export interface Verdict {
  earned: number
  reason: string | null
}

export const WEIGHTS = { type: 25, price: 35, location: 25, bedrooms: 15 } as const
/** Prices are usually negotiated by up to ten percent, so a listing within this tolerance is shown with a lower score. */
const TOLERANCE = 0.1

export function judgeType(preferences: Preferences, listing: MatchableListing): Verdict | null {
  if (!isOfType(preferences.property_type, listing.propertyType)) return null
  return { earned: WEIGHTS.type, reason: texts.type[listing.propertyType] }
}

export function judgePrice(preferences: Preferences, offered: MatchableListing): Verdict | null {
  const listing = offeredAs(offered, preferences.operation ?? offered.operation)
  const price = comparablePrice(preferences.operation, listing)
  if (price === null) return { earned: 0, reason: texts.priceUnknown }
  const [min, max] = [preferences.min_price ?? 0, preferences.max_price ?? Number.POSITIVE_INFINITY]
  const gap = Math.max(price / max - 1, min > 0 ? 1 - price / min : 0)
  if (!(gap <= TOLERANCE + 1e-9)) return null
  const near = Math.round(WEIGHTS.price * 0.4)
  // The exchange rate is approximate: precise enough to exclude a listing, but not to say that its price fits.
  if (listing.currency !== 'MXN')
    return { earned: near, reason: texts.priceForeign(formatPrice(listing)) }
  if (gap <= 0) return { earned: WEIGHTS.price, reason: texts.priceWithin(formatPrice(listing)) }
  const percent = Math.max(1, Math.round(gap * 100))
  return {
    earned: near,
    reason: price > max ? texts.priceAbove(percent) : texts.priceBelow(percent),
  }
}

export function judgeLocation(wanted: readonly Place[], listing: MatchableListing): Verdict | null {
  const place = placeOf(listing)
  if (place.size === 0) return { earned: 0, reason: null }
  if (!wanted.some((one) => isWithin(one, place))) return null
  const shown = listing.colonia ?? (listing.location || listing.city || listing.state)
  return { earned: WEIGHTS.location, reason: shown ? texts.location(shown) : null }
}

const places = new WeakMap<MatchableListing, Place>()

/** The place is cached for each listing, because the call list compares every client with the same listings. */
export function placeOf(listing: MatchableListing): Place {
  let place = places.get(listing)
  if (!place) {
    const { title, location, colonia, city, state } = listing
    const stated = [location, colonia, city, state].filter(Boolean)
    // A title alone is no place, because a 'Casa Mérida' may be in another town. It only adds words to a stated place.
    place = stated.length === 0 ? new Set<string>() : toPlace([title, ...stated].join(', '))
    places.set(listing, place)
  }
  return place
}

export function judgeBedrooms(wanted: number, listing: MatchableListing): Verdict | null {
  if (listing.bedrooms === null) return { earned: 0, reason: null }
  if (listing.bedrooms >= wanted) {
    return { earned: WEIGHTS.bedrooms, reason: texts.bedrooms(listing.bedrooms) }
  }
  if (listing.bedrooms !== wanted - 1 || listing.bedrooms === 0) return null
  return { earned: Math.round(WEIGHTS.bedrooms / 3), reason: texts.bedroomsFewer(listing.bedrooms) }
}

export function comparablePrice(
  wanted: Operation | null,
  listing: MatchableListing,
): number | null {
  const operation = wanted ?? listing.operation
  if (operation !== listing.operation) return null
  if (operation === 'rent' && (listing.pricePeriod ?? 'month') !== 'month') return null
  if (!listing.price) return null
  return inPesos(listing.price, listing.currency)
}
