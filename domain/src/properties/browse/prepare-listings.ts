import { foldForSearch } from '../../text/index.ts'
import type { PricePeriod, Property } from '../property.ts'
import { secondPriceOf } from './offered-as.ts'
import { inPesos } from './in-pesos.ts'

export type ListingSort = 'newest' | 'price-asc' | 'price-desc'

export interface PreparedListing {
  property: Property
  text: string
  place: string
  features: readonly string[]
  tags: ReadonlySet<string>
  pesos: number | null
  /** OWN-10: the price of the other operation, if the listing is offered for sale and for rent. */
  secondPesos: number | null
  sortPrice: number | null
}

export type PreparedListings = Readonly<Record<ListingSort, readonly PreparedListing[]>>

const MONTHS: Readonly<Record<PricePeriod, number>> = {
  night: 12 / 365,
  week: 12 / 52,
  month: 1,
  year: 12,
}

export interface PrepareOptions {
  tags?: ReadonlyMap<number, readonly string[]>
  mxnPerUsd?: number
}

export function prepareListings(
  properties: readonly Property[],
  { tags = new Map(), mxnPerUsd }: PrepareOptions = {},
): PreparedListings {
  const prepared = properties.map((property) =>
    prepare(property, tags.get(property.id) ?? [], mxnPerUsd),
  )
  return {
    newest: prepared.toSorted((a, b) => byNewest(a.property, b.property)),
    'price-asc': sortByPrice(prepared, 1),
    'price-desc': sortByPrice(prepared, -1),
  }
}

function prepare(property: Property, tags: readonly string[], mxnPerUsd?: number): PreparedListing {
  const { title, location, city, state, colonia, features, code, price, currency, own } = property
  const place = foldForSearch([location, colonia, city, state].filter(Boolean).join(' '))
  const pesosOf = (amount: number | null | undefined) =>
    amount == null ? null : inPesos(amount, currency, mxnPerUsd)
  const pesos = pesosOf(price)
  const months = property.operation === 'rent' ? MONTHS[property.pricePeriod ?? 'month'] : 1
  const folded = foldForSearch(
    [title, code ?? '', own?.street ?? '', ...features, ...tags].join(' · '),
  )
  return {
    property,
    text: `${folded} · ${place}`,
    place,
    features: features.map(foldForSearch),
    tags: new Set(tags.map(foldForSearch)),
    pesos,
    secondPesos: pesosOf(secondPriceOf(property)),
    sortPrice: pesos === null ? null : pesos / months,
  }
}

export function byNewest(a: Property, b: Property): number {
  const [one, other] = [a.publishedAt ?? '', b.publishedAt ?? '']
  if (one === other) return b.id - a.id
  return one < other ? 1 : -1
}

/** PROP-18: rents and sale prices cannot be compared, so sales come first. Listings without a price come last in both directions. */
function sortByPrice(listings: readonly PreparedListing[], direction: 1 | -1): PreparedListing[] {
  return listings.toSorted(
    (a, b) =>
      Number(a.sortPrice === null) - Number(b.sortPrice === null) ||
      Number(isRent(a)) - Number(isRent(b)) ||
      ((a.sortPrice ?? 0) - (b.sortPrice ?? 0)) * direction ||
      byNewest(a.property, b.property),
  )
}

export function isRent({ property }: PreparedListing): boolean {
  return property.operation === 'rent'
}
