import type { Operation } from '../properties/index.ts'
import {
  judgeBedrooms,
  judgeLocation,
  judgePrice,
  judgeType,
  type MatchableListing,
  type Verdict,
  WEIGHTS,
} from './judge-listing.ts'
import { type Place, toPlaces } from './match-places.ts'
import { MATCH_REASONS as say } from './messages.ts'
import type { Preferences } from './preferences-schema.ts'

export interface Match {
  /** 1 to 100: how much of what was asked for is there. */
  score: number
  reasons: string[]
}

const RESERVED_COST = 20

export function hasPreferences(preferences: Preferences): boolean {
  return (
    preferences.operation !== null ||
    preferences.property_type.length > 0 ||
    preferences.locations.length > 0 ||
    preferences.min_price !== null ||
    preferences.max_price !== null ||
    Boolean(preferences.bedrooms)
  )
}

/** How well a listing fits what a client wants, or null when it does not. */
export function matchListing(
  preferences: Preferences,
  listing: MatchableListing,
  wantedPlaces: readonly Place[] = toPlaces(preferences.locations),
): Match | null {
  const wanted = preferences.operation
  if (!hasPreferences(preferences) || !isAvailable(listing, wanted)) return null
  if (wanted !== null && !listing.operations.includes(wanted)) return null
  const judged: [number, Verdict][] = []
  for (const [weight, judge] of criteria(preferences, listing, wantedPlaces)) {
    const verdict = judge()
    if (!verdict) return null
    judged.push([weight, verdict])
  }
  return summarize(judged, wanted, isReserved(listing, wanted))
}

/** What was asked for, each with its weight. Places come last: reading one takes longer than all the others. */
function criteria(
  preferences: Preferences,
  listing: MatchableListing,
  wantedPlaces: readonly Place[],
): [number, () => Verdict | null][] {
  const { bedrooms } = preferences
  const asked: [number, () => Verdict | null][] = []
  if (preferences.property_type.length > 0)
    asked.push([WEIGHTS.type, () => judgeType(preferences, listing)])
  if (preferences.min_price !== null || preferences.max_price !== null) {
    asked.push([WEIGHTS.price, () => judgePrice(preferences, listing)])
  }
  if (bedrooms) asked.push([WEIGHTS.bedrooms, () => judgeBedrooms(bedrooms, listing)])
  if (wantedPlaces.length > 0) {
    asked.push([WEIGHTS.location, () => judgeLocation(wantedPlaces, listing)])
  }
  return asked
}

function summarize(
  judged: readonly [number, Verdict][],
  wanted: Operation | null,
  isReserved: boolean,
): Match {
  const reasons: string[] = []
  let [earned, possible] = [0, 0]
  for (const [weight, verdict] of judged) {
    possible += weight
    earned += verdict.earned
    if (verdict.reason !== null) reasons.push(verdict.reason)
  }
  if (reasons.length === 0 && wanted !== null) reasons.push(say.operation[wanted])
  if (isReserved) reasons.push(say.reserved)
  // Only 'for rent' was asked: it fits, but says little.
  const score = possible === 0 ? 50 : Math.round((earned / possible) * 100)
  return { score: Math.max(1, score - (isReserved ? RESERVED_COST : 0)), reasons }
}

function isAvailable(listing: MatchableListing, wanted: Operation | null): boolean {
  return stateOf(listing, wanted) !== 'vendida' && stateOf(listing, wanted) !== 'rentada'
}

function isReserved(listing: MatchableListing, wanted: Operation | null): boolean {
  return stateOf(listing, wanted) === 'apartada'
}

function stateOf(listing: MatchableListing, wanted: Operation | null) {
  // Sold is sold, whatever else the site still says.
  if (listing.saleStatus === 'vendida') return listing.saleStatus
  return (wanted ?? listing.operation) === 'sale' ? listing.saleStatus : listing.rentalStatus
}
