import { isWithin, toPlaces } from '../../clients/match-places.ts'
import { isOfType, knownFlag, type Property } from '../../properties/index.ts'
import { RANK_REASONS as say } from '../messages.ts'
import { type Amenity, ASKABLE } from '../query/amenities.ts'
import type { QueryFilters } from '../query/guess.ts'
import { factsOf } from './listing-facts.ts'
import type { Verdict } from './verdict.ts'

export function judgeType(filters: QueryFilters, listing: Property): Verdict | null {
  const { types, excludedTypes } = filters
  if (types.length === 0 && excludedTypes.length === 0) return null
  const { propertyType } = listing
  const isWanted = types.length === 0 || isOfType(types, propertyType)
  const fit = isWanted && !excludedTypes.includes(propertyType) ? 'met' : 'missed'
  return { kind: 'type', fit, reason: () => say.type[propertyType] }
}

export function judgeOperation({ operation }: QueryFilters, listing: Property): Verdict | null {
  if (operation === null) return null
  return listing.operations.includes(operation)
    ? { kind: 'operation', fit: 'met', reason: () => say.operation[operation] }
    : { kind: 'operation', fit: 'missed', reason: () => say.onlyOperation[listing.operation] }
}

export type PlaceJudge = (listing: Property) => Verdict | null

export function placeJudge({ places, excludedPlaces }: QueryFilters): PlaceJudge {
  const [wanted, unwanted] = [toPlaces(places), toPlaces(excludedPlaces)]
  if (wanted.length === 0 && unwanted.length === 0) return () => null
  return (listing) => {
    const { place } = factsOf(listing)
    if (place.size === 0) return { kind: 'place', fit: 'unknown', reason: () => say.placeUnknown }
    const isThere = wanted.length === 0 || wanted.some((one) => isWithin(one, place))
    const isMet = isThere && !unwanted.some((one) => isWithin(one, place))
    const shown = listing.colonia ?? (listing.location || (listing.city ?? listing.state ?? ''))
    const reason = () => (isMet ? say.place(shown) : say.otherPlace(shown))
    return { kind: 'place', fit: isMet ? 'met' : 'missed', reason }
  }
}

export function judgeAmenities(filters: QueryFilters, listing: Property): Verdict[] {
  const wanted = filters.amenities.map((amenity): Verdict => {
    const { label } = ASKABLE[amenity]
    return hasAmenity(listing, amenity)
      ? { kind: 'amenity', fit: 'met', reason: () => say.has(label) }
      : { kind: 'amenity', fit: 'missed', reason: () => say.lacks(label) }
  })
  const unwanted = filters.excludedAmenities.map((amenity): Verdict => {
    const fit = hasAmenity(listing, amenity) ? 'missed' : 'met'
    return {
      kind: 'amenity',
      fit,
      reason: () => (fit === 'met' ? '' : say.has(ASKABLE[amenity].label)),
    }
  })
  return [...wanted, ...unwanted]
}

export function judgePets({ petFriendly }: QueryFilters, listing: Property): Verdict | null {
  if (petFriendly === null) return null
  const fit = listing.petFriendly === petFriendly ? 'met' : 'missed'
  return {
    kind: 'pets',
    fit,
    reason: () => describeFlag(say.pets, knownFlag(listing, 'petFriendly')),
  }
}

export function judgeFurniture({ furnished }: QueryFilters, listing: Property): Verdict | null {
  if (furnished === null) return null
  const fit = listing.furnished === furnished ? 'met' : 'missed'
  const reason = () => describeFlag(say.furnished, knownFlag(listing, 'furnished'))
  return { kind: 'furnished', fit, reason }
}

function describeFlag(
  words: { yes: string; no: string; unknown: string },
  known: boolean | null,
): string {
  if (known === null) return words.unknown
  return known ? words.yes : words.no
}

/** 'Sin alberca' among a listing's features does not mean a pool. */
function hasAmenity(listing: Property, amenity: Amenity): boolean {
  const { listed } = ASKABLE[amenity]
  return factsOf(listing).amenities.some((text) => {
    const at = text.search(listed)
    return at >= 0 && !/\b(?:sin|no)\s+(?:\S+\s+)?$/.test(text.slice(0, at))
  })
}
