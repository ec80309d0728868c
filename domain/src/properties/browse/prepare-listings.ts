import { foldForSearch } from '../../text/index.ts'
import type { Property } from '../property.ts'

export type ListingSort = 'newest' | 'price-asc' | 'price-desc'

export interface PreparedListing {
  property: Property
  /** Title, place, features, tags and reference, folded. */
  text: string
  place: string
  features: readonly string[]
  tags: ReadonlySet<string>
  /** In pesos, so that dollars can be compared; null without a price. */
  pesos: number | null
}

/** Everything a pass of the filter would otherwise work out again for each of 5,000 listings. */
export type PreparedListings = Readonly<Record<ListingSort, readonly PreparedListing[]>>

/** Only to compare and sort prices of both currencies, never shown. */
export const MXN_PER_USD = 18.5

export interface PrepareOptions {
  /** The agent's tags by listing id. */
  tags?: ReadonlyMap<number, readonly string[]>
  mxnPerUsd?: number
}

export function prepareListings(
  properties: readonly Property[],
  { tags = new Map(), mxnPerUsd = MXN_PER_USD }: PrepareOptions = {},
): PreparedListings {
  const prepared = properties.map((property) =>
    prepare(property, tags.get(property.id) ?? [], mxnPerUsd),
  )
  return {
    newest: prepared.toSorted(byNewest),
    'price-asc': prepared.toSorted((a, b) => byPrice(a, b, 1)),
    'price-desc': prepared.toSorted((a, b) => byPrice(a, b, -1)),
  }
}

function prepare(property: Property, tags: readonly string[], mxnPerUsd: number): PreparedListing {
  const { title, location, city, state, colonia, features, code, price, currency } = property
  const place = foldForSearch([location, colonia, city, state].filter(Boolean).join(' '))
  const folded = foldForSearch([title, code ?? '', ...features, ...tags].join(' · '))
  return {
    property,
    text: `${folded} · ${place}`,
    place,
    features: features.map(foldForSearch),
    tags: new Set(tags.map(foldForSearch)),
    pesos: price !== null && currency === 'USD' ? price * mxnPerUsd : price,
  }
}

function byNewest(a: PreparedListing, b: PreparedListing): number {
  const [one, other] = [a.property.publishedAt ?? '', b.property.publishedAt ?? '']
  if (one === other) return b.property.id - a.property.id
  return one < other ? 1 : -1
}

/** Listings without a price come last either way. */
function byPrice(a: PreparedListing, b: PreparedListing, direction: 1 | -1): number {
  if (a.pesos === null || b.pesos === null) {
    return Number(a.pesos === null) - Number(b.pesos === null) || byNewest(a, b)
  }
  return (a.pesos - b.pesos) * direction || byNewest(a, b)
}
