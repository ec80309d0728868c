import {
  secondPriceOf,
  LISTING_SOURCES,
  type ListingFilters,
  type ListingSort,
  type Operation,
  type Property,
  type PropertyType,
} from '@predio/domain/properties'
import { messages } from '../messages.ts'

/** OWN-07: archived listings are shown only if this filter asks for them. */
export const SHOWN_SOURCES = [...LISTING_SOURCES, 'archived'] as const
export type ShownSource = (typeof SHOWN_SOURCES)[number]

export interface Filters {
  text: string
  source?: ShownSource | undefined
  propertyType?: PropertyType | undefined
  operation?: Operation | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  bedrooms?: number | undefined
  tag?: string | undefined
  sort: ListingSort
  /** VIEW-87: fields with conditions that the bar cannot show; it shows their number. */
  unshown?: readonly string[] | undefined
}

export const NO_FILTERS: Filters = { text: '', sort: 'newest' }

export function countFilters({ text, sort: _sort, unshown = [], ...others }: Filters): number {
  const set = Object.values(others).filter((value) => value !== undefined)
  return set.length + unshown.length + (text.trim() === '' ? 0 : 1)
}

export function toListingFilters({
  tag,
  source,
  unshown: _unshown,
  ...filters
}: Filters): ListingFilters {
  return {
    ...filters,
    source: source === 'archived' ? 'own' : source,
    tags: tag === undefined ? [] : [tag],
  }
}

export function priceFault({ minPrice, maxPrice }: Filters): string | undefined {
  const isReversed = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
  return isReversed ? messages.pricesReversed : undefined
}

/** The note says that prices of sales and of rents are sorted separately. */
export function sortNote(
  { sort, operation }: Filters,
  shown: readonly Pick<Property, 'operation' | 'own' | 'secondPrice'>[],
): string | undefined {
  if (sort === 'newest') return undefined
  const priced = shown.map((each) =>
    operation && secondPriceOf(each) ? operation : each.operation,
  )
  const isMixed = new Set(priced).size > 1
  if (!isMixed) return undefined
  return operation === 'rent' ? messages.rentsFirst : messages.salesFirst
}
