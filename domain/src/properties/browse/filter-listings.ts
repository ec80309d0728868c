import { foldForSearch } from '../../text/index.ts'
import {
  isOfType,
  type ListingSource,
  type Operation,
  type Property,
  type PropertyType,
} from '../property.ts'
import {
  isRent,
  type ListingSort,
  type PreparedListing,
  type PreparedListings,
} from './prepare-listings.ts'

/** PROP-17: most of these filters can also be sent to the agent's site. */
export interface ListingFilters {
  /** OWN-03: a listing comes from the agent's site or is the agent's own. */
  source?: ListingSource | undefined
  propertyType?: PropertyType | undefined
  operation?: Operation | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  bedrooms?: number | undefined
  bathrooms?: number | undefined
  minArea?: number | undefined
  maxArea?: number | undefined
  location?: string | undefined
  amenities?: readonly string[] | undefined
  tags?: readonly string[] | undefined
  text?: string | undefined
  sort?: ListingSort | undefined
}

type Test = (listing: PreparedListing) => boolean

/** VIEW-61: `more` is the part of a view's conditions that no filter can express. */
export function filterListings(
  listings: PreparedListings,
  filters: ListingFilters,
  more?: Test,
): Property[] {
  const tests = [...testsOf(filters), ...(more ? [more] : [])]
  const found: Property[] = []
  for (const listing of inOrder(listings, filters)) {
    if (tests.every((test) => test(listing))) found.push(listing.property)
  }
  return found
}

function inOrder(
  listings: PreparedListings,
  { sort = 'newest', operation }: ListingFilters,
): readonly PreparedListing[] {
  const sorted = listings[sort]
  return sort === 'newest' || operation !== 'rent' ? sorted : rentsFirst(sorted, sort)
}

const rentOrders = new WeakMap<readonly PreparedListing[], readonly PreparedListing[]>()

/** PROP-18, OWN-10: listings with a rent come first, sorted by rent, before listings that show only a sale price. */
function rentsFirst(
  sorted: readonly PreparedListing[],
  sort: Exclude<ListingSort, 'newest'>,
): readonly PreparedListing[] {
  const known = rentOrders.get(sorted)
  if (known) return known
  const rentOf = (listing: PreparedListing) =>
    isRent(listing) ? listing.sortPrice : listing.secondPesos
  const hasRent = (listing: PreparedListing) => isRent(listing) || listing.secondPesos !== null
  const last = sort === 'price-asc' ? Infinity : -Infinity
  const direction = sort === 'price-asc' ? 1 : -1
  const rents = sorted
    .filter(hasRent)
    .toSorted((a, b) => compare(rentOf(a) ?? last, rentOf(b) ?? last) * direction)
  const order = [...rents, ...sorted.filter((listing) => !hasRent(listing))]
  rentOrders.set(sorted, order)
  return order
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other
}

function priceFor(operation: Operation | undefined) {
  return ({ property, pesos, secondPesos }: PreparedListing): number | null =>
    operation !== undefined && operation !== property.operation ? (secondPesos ?? pesos) : pesos
}

function testsOf(filters: ListingFilters): Test[] {
  const { source, propertyType, operation, minPrice, maxPrice, minArea, maxArea } = filters
  const tests: (Test | undefined)[] = [
    source && (({ property }) => (property.own ? 'own' : 'site') === source),
    propertyType && (({ property }) => isOfType([propertyType], property.propertyType)),
    operation && (({ property }) => property.operations.includes(operation)),
    between(minPrice, maxPrice, priceFor(operation)),
    between(filters.bedrooms, undefined, ({ property }) => property.bedrooms),
    between(filters.bathrooms, undefined, ({ property }) => property.bathrooms),
    between(minArea, maxArea, ({ property }) => property.area),
    ...fold(filters.tags).map(
      (tag): Test =>
        ({ tags }) =>
          tags.has(tag),
    ),
    ...fold(filters.amenities).map(
      (amenity): Test =>
        ({ features }) =>
          features.some((feature) => feature.includes(amenity)),
    ),
    ...words(filters.location).map(
      (word): Test =>
        ({ place }) =>
          place.includes(word),
    ),
    ...words(filters.text).map(
      (word): Test =>
        ({ text }) =>
          text.includes(word),
    ),
  ]
  return tests.filter((test) => test !== undefined)
}

function between(
  min: number | undefined,
  max: number | undefined,
  read: (listing: PreparedListing) => number | null,
): Test | undefined {
  if (min === undefined && max === undefined) return undefined
  return (listing) => {
    const value = read(listing)
    return value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity)
  }
}

function fold(texts: readonly string[] | undefined): string[] {
  return (texts ?? []).map((text) => foldForSearch(text.trim())).filter((text) => text !== '')
}

function words(text: string | undefined): string[] {
  return foldForSearch(text ?? '')
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
}
