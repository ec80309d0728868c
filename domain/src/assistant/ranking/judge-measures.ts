import { formatCalendarDate } from '../../dates/index.ts'
import { formatArea, formatPrice, offeredAs, type Property } from '../../properties/index.ts'
import { RANK_REASONS as say } from '../messages.ts'
import type { QueryFilters } from '../query/guess.ts'
import { pesosOf } from './listing-facts.ts'
import type { Verdict } from './verdict.ts'

/** A price or size may miss the wish by this share, because ten percent is usually negotiable. */
const TOLERANCE = 0.1

export function judgePrice(filters: QueryFilters, offered: Property): Verdict | null {
  const { minPrice, maxPrice, operation } = filters
  const listing = offeredAs(offered, operation ?? offered.operation)
  if (minPrice === null && maxPrice === null) return null
  const pesos = pesosOf(listing, operation)
  if (pesos === null) return { kind: 'price', fit: 'unknown', reason: () => say.priceUnknown }
  const above = maxPrice === null ? 0 : pesos / Math.max(maxPrice, 1) - 1
  const below = minPrice === null ? 0 : 1 - pesos / Math.max(minPrice, 1)
  const gap = Math.max(above, below)
  if (gap <= 0) return { kind: 'price', fit: 'met', reason: () => say.price(formatPrice(listing)) }
  const percent = Math.max(1, Math.round(gap * 100))
  return {
    kind: 'price',
    fit: gap <= TOLERANCE ? 'near' : 'missed',
    reason: () => {
      const price = formatPrice(listing)
      return above > 0 ? say.priceAbove(price, percent) : say.priceBelow(price, percent)
    },
  }
}

export function judgeArea({ minArea, maxArea }: QueryFilters, listing: Property): Verdict | null {
  if (minArea === null && maxArea === null) return null
  const { area } = listing
  if (!area) return { kind: 'area', fit: 'unknown', reason: () => say.unknown.area }
  const isMet = area >= (minArea ?? 0) && area <= (maxArea ?? Infinity)
  const isNear =
    area >= (minArea ?? 0) * (1 - TOLERANCE) && area <= (maxArea ?? Infinity) * (1 + TOLERANCE)
  const fit = isMet ? 'met' : isNear ? 'near' : 'missed'
  return { kind: 'area', fit, reason: () => say.area(formatArea(area)) }
}

export function judgeBedrooms(filters: QueryFilters, listing: Property): Verdict | null {
  const range = { min: filters.bedrooms, max: filters.maxBedrooms }
  return judgeCount('bedrooms', range, listing.bedrooms, 1)
}

export function judgeBathrooms(filters: QueryFilters, listing: Property): Verdict | null {
  const range = { min: filters.bathrooms, max: filters.maxBathrooms }
  return judgeCount('bathrooms', range, listing.bathrooms, 0.5)
}

export function judgeParking(filters: QueryFilters, listing: Property): Verdict | null {
  const { parking: min, maxParking: max } = filters
  if (max === 0) {
    const hasNone = !listing.parking
    const reason = () => (hasNone ? say.noParking : say.parking(listing.parking ?? 0))
    return { kind: 'parking', fit: hasNone ? 'met' : 'missed', reason }
  }
  return judgeCount('parking', { min, max }, listing.parking, 1)
}

export function judgeYear({ minYear }: QueryFilters, listing: Property): Verdict | null {
  if (minYear === null) return null
  const { yearBuilt } = listing
  if (yearBuilt === null) return { kind: 'year', fit: 'unknown', reason: () => say.unknown.year }
  const fit = yearBuilt >= minYear ? 'met' : 'missed'
  return { kind: 'year', fit, reason: () => say.year(yearBuilt) }
}

/** Most sites state a date only if it is in the future, so a listing without a date is available now. */
export function judgeAvailability(filters: QueryFilters, listing: Property): Verdict | null {
  const { availableBy } = filters
  const { availableFrom } = listing
  if (availableBy === null || availableFrom === null) return null
  return {
    kind: 'available',
    fit: availableFrom <= availableBy ? 'met' : 'missed',
    reason: () => say.availableFrom(formatCalendarDate(availableFrom)),
  }
}

function judgeCount(
  kind: 'bedrooms' | 'bathrooms' | 'parking',
  { min, max }: { min: number | null; max: number | null },
  count: number | null,
  step: number,
): Verdict | null {
  if (min === null && max === null) return null
  if (count === null) return { kind, fit: 'unknown', reason: () => say.unknown[kind] }
  const missing = Math.max((min ?? 0) - count, count - (max ?? Infinity))
  const reason = () => (count === 0 && kind === 'parking' ? say.noParking : say[kind](count))
  if (missing > 0) return { kind, fit: missing <= step && count > 0 ? 'near' : 'missed', reason }
  const spare = min === null ? 0 : Math.min(count - min, 5)
  return { kind, fit: 'met', reason, share: 1 - spare * 0.02 }
}
