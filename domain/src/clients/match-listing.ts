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
import { MATCH_REASONS as texts } from './messages.ts'
import type { Preferences } from './preferences-schema.ts'

export interface Match {
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

/** The result is null if the listing does not fit. */
export function matchListing(
  preferences: Preferences,
  listing: MatchableListing,
  wantedPlaces: readonly Place[] = toPlaces(preferences.locations),
): Match | null {
  const wanted = preferences.operation
  if (!hasPreferences(preferences) || !isOffered(listing, wanted)) return null
  const judged: [number, Verdict][] = []
  for (const [weight, judge] of criteria(preferences, listing, wantedPlaces)) {
    const verdict = judge()
    if (!verdict) return null
    judged.push([weight, verdict])
  }
  return summarize(judged, wanted, isReserved(listing, wanted))
}

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
  if (reasons.length === 0 && wanted !== null) reasons.push(texts.operation[wanted])
  if (isReserved) reasons.push(texts.reserved)
  const score = possible === 0 ? 50 : Math.round((earned / possible) * 100)
  return { score: Math.max(1, score - (isReserved ? RESERVED_COST : 0)), reasons }
}

export function isOffered(listing: MatchableListing, wanted: Operation | null): boolean {
  const state = stateOf(listing, wanted)
  if (state === 'vendida' || state === 'rentada') return false
  return wanted === null || listing.operations.includes(wanted)
}

function isReserved(listing: MatchableListing, wanted: Operation | null): boolean {
  return stateOf(listing, wanted) === 'apartada'
}

function stateOf(listing: MatchableListing, wanted: Operation | null) {
  // A sold listing cannot be rented either, whatever its rental status says.
  if (listing.saleStatus === 'vendida') return listing.saleStatus
  return (wanted ?? listing.operation) === 'sale' ? listing.saleStatus : listing.rentalStatus
}
