import { daysBetween, toCalendarDate, type CalendarDate } from '../dates/index.ts'
import { medianOf } from '../numbers/index.ts'
import { isExampleListing, type Property } from '../properties/index.ts'
import { foldWords } from '../text/index.ts'
import { MAX_SIMILAR, type SimilarListings } from './owner-report.ts'

/** If the colonia has fewer listings, those of the city are compared. If the city has fewer, all of the agent's listings are. */
const ENOUGH_LISTINGS = 3
/** A house at twice the price has other buyers, so it is not similar. */
const PRICE_FACTOR = 2

export interface FoundSimilar {
  place: string | null
  listings: readonly Property[]
}

/** OREP-06: similar listings have the same type, operation and class. */
export function findSimilar(listing: Property, listings: readonly Property[]): FoundSimilar {
  const alike = listings
    .filter((other) => other.id !== listing.id && isAlike(listing, other))
    .slice(0, MAX_SIMILAR)
  const scopes = [listing.colonia, listing.city].map((place, at) => ({
    place,
    listings: alike.filter((other) => isSame(place, at === 0 ? other.colonia : other.city)),
  }))
  const near = scopes.find((scope) => scope.listings.length >= ENOUGH_LISTINGS)
  return near ?? { place: null, listings: alike }
}

interface Compared {
  until: CalendarDate
  zone: string
  ownDays: number | null
  ownVisits: number
  visits: number
}

export function compareWithSimilar(
  listing: Property,
  { place, listings }: FoundSimilar,
  { until, zone, ownDays, ownVisits, visits }: Compared,
): SimilarListings | null {
  if (listings.length === 0) return null
  const days = listings.flatMap(({ publishedAt }) => daysUntil(publishedAt, until, zone) ?? [])
  return {
    place,
    count: listings.length,
    price: pairOf(
      listing.price,
      listings.flatMap((other) => other.price || []),
    ),
    pricePerMetre: pairOf(
      perMetre(listing),
      listings.flatMap((other) => perMetre(other) ?? []),
    ),
    days: pairOf(ownDays, days),
    visits: { own: ownVisits, mean: Math.round((visits / listings.length) * 10) / 10 },
  }
}

export function daysUntil(
  publishedAt: string | null,
  until: CalendarDate,
  zone: string,
): number | null {
  const moment = publishedAt === null ? Number.NaN : Date.parse(publishedAt)
  if (Number.isNaN(moment)) return null
  const days = daysBetween(toCalendarDate(new Date(moment), zone), until) + 1
  return days > 0 ? days : null
}

function isAlike(listing: Property, other: Property): boolean {
  if (other.propertyType !== listing.propertyType || other.operation !== listing.operation)
    return false
  if (other.currency !== listing.currency || isClosed(other)) return false
  if (isExampleListing(other) !== isExampleListing(listing)) return false
  if (!listing.price || !other.price) return true
  return other.price <= listing.price * PRICE_FACTOR && other.price >= listing.price / PRICE_FACTOR
}

function isClosed({ operation, saleStatus, rentalStatus, own }: Property): boolean {
  if (own?.isArchived) return true
  return operation === 'rent' ? rentalStatus === 'rentada' : saleStatus === 'vendida'
}

function isSame(place: string | null, other: string | null): boolean {
  return place !== null && other !== null && foldWords(place) === foldWords(other)
}

function perMetre({ price, area }: Property): number | null {
  return price && area ? price / area : null
}

function pairOf(
  own: number | null,
  others: readonly number[],
): { own: number; median: number } | null {
  if (!own || others.length === 0) return null
  return { own: Math.round(own), median: Math.round(medianOf(others)) }
}
