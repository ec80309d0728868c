import type { Property } from '../../properties/index.ts'
import type { QueryFilters, SortKind } from '../query/guess.ts'
import { pesosOf } from './listing-facts.ts'

interface Sortable {
  listing: Property
  isMatch: boolean
  isTaken: boolean
}

/** 'La más barata' sorts the available matches by price; all other listings follow by relevance. */
export function compareBy(filters: QueryFilters): (a: Sortable, b: Sortable) => number {
  const { sort } = filters
  if (sort === null) return () => 0
  return (a, b) => {
    const [isFirst, isSecond] = [isOffered(a), isOffered(b)]
    if (isFirst !== isSecond) return isFirst ? -1 : 1
    if (!isFirst) return 0
    const [one, other] = [sortKey(a.listing, sort, filters), sortKey(b.listing, sort, filters)]
    return one === other ? 0 : other - one
  }
}

function isOffered({ isMatch, isTaken }: Sortable): boolean {
  return isMatch && !isTaken
}

function sortKey(listing: Property, sort: SortKind, filters: QueryFilters): number {
  const pesos = pesosOf(listing, filters.operation)
  switch (sort) {
    case 'cheapest':
      return pesos === null ? -Infinity : -pesos
    case 'dearest':
      return pesos ?? -Infinity
    case 'largest':
      return listing.area ?? -Infinity
    case 'newest':
      return Date.parse(listing.publishedAt ?? '') || -Infinity
  }
}
