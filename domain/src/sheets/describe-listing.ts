import { formatMxn } from '../money/index.ts'
import { formatNumber } from '../numbers/index.ts'
import {
  BADGES,
  formatArea,
  formatPrice,
  formatPriceNote,
  NO_PRICE,
  TYPE_LABELS,
  type Property,
} from '../properties/index.ts'
import { SHEET_TEXTS as texts } from './messages.ts'

export interface ListingFact {
  label: string
  value: string
}

export function offerOf({ operations, operation }: Property): string {
  if (operations.length > 1) return texts.forSaleAndRent
  return operation === 'sale' ? BADGES.forSale : BADGES.forRent
}

export function offerAndType(listing: Property): string {
  const { propertyType } = listing
  return propertyType === 'other'
    ? offerOf(listing)
    : `${offerOf(listing)} · ${TYPE_LABELS[propertyType]}`
}

/** SHEET-02: nobody gives a property away, so a price of 0 means that the price is given on request. */
export function pricesOf(listing: Property): { price: string; priceNote: string | null } {
  if (listing.price === 0) return { price: NO_PRICE, priceNote: null }
  return { price: formatPrice(listing), priceNote: formatPriceNote(listing) }
}

export function factsOf(listing: Property): ListingFact[] {
  const { bedrooms, bathrooms, parking, area, landArea, yearBuilt, propertyType, own } = listing
  const isLand = propertyType === 'terreno'
  const facts: [string, string | null][] = [
    [texts.bedrooms, bedrooms ? formatNumber(bedrooms, 0) : null],
    [texts.bathrooms, bathrooms ? formatNumber(bathrooms, 1) : null],
    [texts.parking, parking ? formatNumber(parking, 0) : null],
    [texts.built, area && !isLand ? formatArea(area) : null],
    [texts.land, measured(landArea ?? (isLand ? area : null))],
    [texts.year, yearBuilt ? String(yearBuilt) : null],
    [texts.maintenance, own?.maintenanceFee ? formatMxn(own.maintenanceFee, 'ifAny') : null],
  ]
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}

function measured(area: number | null): string | null {
  return area ? formatArea(area) : null
}

export function amenitiesOf({ features, furnished, petFriendly }: Property): string[] {
  return [
    ...new Set([
      ...(furnished ? [texts.furnished] : []),
      ...(petFriendly ? [texts.pets] : []),
      ...features,
    ]),
  ]
}

/** Returns the property's location in words, or otherwise its neighbourhood and city. */
export function placeOf({ location, colonia, city, state }: Property): string | null {
  return location || [colonia, city, state].filter(Boolean).join(', ') || null
}
