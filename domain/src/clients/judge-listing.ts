import { formatPrice, MXN_PER_USD, type Property } from '../properties/index.ts'
import { isWithin, type Place, toPlace } from './match-places.ts'
import { MATCH_REASONS as say } from './messages.ts'
import type { Preferences } from './preferences-schema.ts'

/** What matching reads of a listing. */
export type MatchableListing = Pick<
  Property,
  | 'title'
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

/** One criterion's answer; null means that the listing does not fit. Unknown is not a no: it earns nothing. */
export interface Verdict {
  earned: number
  reason: string | null
}

export const WEIGHTS = { type: 25, price: 35, location: 25, bedrooms: 15 } as const
/** Ten percent is what is usually negotiated: worth showing, but below what fits. */
const TOLERANCE = 0.1

export function judgeType(preferences: Preferences, listing: MatchableListing): Verdict | null {
  if (!preferences.property_type.includes(listing.propertyType)) return null
  return { earned: WEIGHTS.type, reason: say.type[listing.propertyType] }
}

export function judgePrice(preferences: Preferences, listing: MatchableListing): Verdict | null {
  const price = comparablePrice(preferences, listing)
  if (price === null) return { earned: 0, reason: say.priceUnknown }
  const [min, max] = [preferences.min_price ?? 0, preferences.max_price ?? Number.POSITIVE_INFINITY]
  const gap = Math.max(price / max - 1, min > 0 ? 1 - price / min : 0)
  // Infinite when nothing may be paid at all.
  if (!(gap <= TOLERANCE + 1e-9)) return null
  const near = Math.round(WEIGHTS.price * 0.4)
  // Compared at a rough rate: enough to leave out what is far off, not to promise that it fits.
  if (listing.currency !== 'MXN')
    return { earned: near, reason: say.priceForeign(formatPrice(listing)) }
  if (gap <= 0) return { earned: WEIGHTS.price, reason: say.priceWithin(formatPrice(listing)) }
  const percent = Math.max(1, Math.round(gap * 100))
  return { earned: near, reason: price > max ? say.priceAbove(percent) : say.priceBelow(percent) }
}

export function judgeLocation(wanted: readonly Place[], listing: MatchableListing): Verdict | null {
  const place = placeOf(listing)
  if (place.size === 0) return { earned: 0, reason: null }
  if (!wanted.some((one) => isWithin(one, place))) return null
  const shown = listing.colonia ?? (listing.location || listing.city || listing.state)
  return { earned: WEIGHTS.location, reason: shown ? say.location(shown) : null }
}

const places = new WeakMap<MatchableListing, Place>()

/** Kept with the listing: every client of the list of calls is compared with the same ones. */
function placeOf(listing: MatchableListing): Place {
  let place = places.get(listing)
  if (!place) {
    const { title, location, colonia, city, state } = listing
    const stated = [location, colonia, city, state].filter(Boolean)
    // A title alone is no place: 'Casa Mérida' stands elsewhere too. It only adds words to one.
    place = stated.length === 0 ? new Set<string>() : toPlace([title, ...stated].join(', '))
    places.set(listing, place)
  }
  return place
}

export function judgeBedrooms(wanted: number, listing: MatchableListing): Verdict | null {
  if (listing.bedrooms === null) return { earned: 0, reason: null }
  if (listing.bedrooms >= wanted) {
    return { earned: WEIGHTS.bedrooms, reason: say.bedrooms(listing.bedrooms) }
  }
  if (listing.bedrooms !== wanted - 1 || listing.bedrooms === 0) return null
  return { earned: Math.round(WEIGHTS.bedrooms / 3), reason: say.bedroomsFewer(listing.bedrooms) }
}

/** In pesos, of the operation that is wanted and, for a rent, of a month: only that can be compared. */
function comparablePrice(preferences: Preferences, listing: MatchableListing): number | null {
  const operation = preferences.operation ?? listing.operation
  if (operation !== listing.operation) return null
  if (operation === 'rent' && (listing.pricePeriod ?? 'month') !== 'month') return null
  // Sites without a price often say 0.
  if (!listing.price) return null
  return listing.currency === 'MXN' ? listing.price : listing.price * MXN_PER_USD
}
