import {
  LISTING_SOURCES,
  OPERATIONS,
  PROPERTY_TYPES,
  type ListingFilters,
  type ListingSort,
  type Operation,
  type Property,
  type PropertyType,
} from '@predio/domain/properties'
import { messages } from '../messages.ts'

const SORTS = ['newest', 'price-asc', 'price-desc'] as const satisfies ListingSort[]
const BEDROOMS = [1, 2, 3, 4, 5] as const

/** OWN-07: archived listings are shown only to who asks for them. */
export const SHOWN_SOURCES = [...LISTING_SOURCES, 'archived'] as const
export type ShownSource = (typeof SHOWN_SOURCES)[number]

/** The filter bar as the person left it. */
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
}

/** The name under which they are kept on the device. */
export const FILTERS_DRAFT = 'properties.filters'

export const NO_FILTERS: Filters = { text: '', sort: 'newest' }

/** What was stored may come from an older version of the app: what it does not understand is left out. */
export function readFilters(stored: unknown): Filters {
  const values = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >
  return {
    text: text(values['text']) ?? '',
    source: oneOf(SHOWN_SOURCES, values['source']),
    propertyType: oneOf(PROPERTY_TYPES, values['propertyType']),
    operation: oneOf(OPERATIONS, values['operation']),
    minPrice: amount(values['minPrice']),
    maxPrice: amount(values['maxPrice']),
    bedrooms: oneOf(BEDROOMS, values['bedrooms']),
    tag: text(values['tag']),
    sort: oneOf(SORTS, values['sort']) ?? 'newest',
  }
}

/** How many narrow the list; the order does not. */
export function countFilters({ text, sort: _sort, ...others }: Filters): number {
  const set = Object.values(others).filter((value) => value !== undefined)
  return set.length + (text.trim() === '' ? 0 : 1)
}

export function toListingFilters({ tag, source, ...filters }: Filters): ListingFilters {
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
  shown: readonly Pick<Property, 'operation' | 'own'>[],
): string | undefined {
  if (sort === 'newest') return undefined
  const priced = shown.map((each) =>
    operation && each.own?.secondPrice ? operation : each.operation,
  )
  const isMixed = new Set(priced).size > 1
  if (!isMixed) return undefined
  return operation === 'rent' ? messages.rentsFirst : messages.salesFirst
}

function oneOf<Value>(known: readonly Value[], value: unknown): Value | undefined {
  return known.find((each) => each === value)
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function amount(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 ? value : undefined
}
