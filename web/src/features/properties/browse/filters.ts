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

/** OWN-07: archived listings are shown only to who asks for them. */
export const SHOWN_SOURCES = [...LISTING_SOURCES, 'archived'] as const
export type ShownSource = (typeof SHOWN_SOURCES)[number]

/** The filter bar: the conditions of the open view that it can show. */
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
  /** The fields with conditions that the bar cannot show; they count beside it (VIEW-60). */
  beyond?: readonly string[] | undefined
}

export const NO_FILTERS: Filters = { text: '', sort: 'newest' }

/** How many narrow the list; the order does not. */
export function countFilters({ text, sort: _sort, beyond = [], ...others }: Filters): number {
  const set = Object.values(others).filter((value) => value !== undefined)
  return set.length + beyond.length + (text.trim() === '' ? 0 : 1)
}

export function toListingFilters({
  tag,
  source,
  beyond: _beyond,
  ...filters
}: Filters): ListingFilters {
  return {
    ...filters,
    source: source === 'archived' ? 'own' : source,
    tags: tag === undefined ? [] : [tag],
  }
}

/** Why nothing can be found, in words. */
export function priceFault({ minPrice, maxPrice }: Filters): string | undefined {
  const isReversed = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
  return isReversed ? messages.pricesReversed : undefined
}

/** Where sales and rents are listed together, prices are compared within each. */
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
