import { compareText, foldForSearch } from '@predio/domain/text'
import type { SampleListing } from '@predio/domain/samples'
import { LISTINGS } from '../samples/listings.ts'
import type { ListQuery } from './parse-list-query.ts'
import { slugOf } from './slug-of.ts'
import { isTaxonomy, termsOf } from './terms.ts'

export function findListings(query: ListQuery): SampleListing[] {
  const found = LISTINGS.filter((listing) => matches(listing, query))
  if (query.orderBy === 'include') {
    return found.toSorted((a, b) => query.include.indexOf(a.id) - query.include.indexOf(b.id))
  }
  const upwards = found.toSorted(comparing(query.orderBy))
  return query.descending ? upwards.toReversed() : upwards
}

function matches(listing: SampleListing, query: ListQuery): boolean {
  if (query.include.length > 0 && !query.include.includes(listing.id)) return false
  if (query.exclude.includes(listing.id)) return false
  if (query.slugs.length > 0 && !query.slugs.includes(slugOf(listing))) return false
  const text = foldForSearch(`${listing.title} ${listing.text}`)
  const words = foldForSearch(query.search).split(/\s+/)
  return words.every((word) => text.includes(word)) && hasTerms(listing, query)
}

function hasTerms(listing: SampleListing, { terms }: ListQuery): boolean {
  return Object.entries(terms).every(
    ([taxonomy, wanted]) =>
      !isTaxonomy(taxonomy) || termsOf(listing, taxonomy).some(({ id }) => wanted.includes(id)),
  )
}

function comparing(orderBy: Exclude<ListQuery['orderBy'], 'include'>) {
  switch (orderBy) {
    case 'title':
      return (a: SampleListing, b: SampleListing) => compareText(a.title, b.title)
    case 'slug':
      return (a: SampleListing, b: SampleListing) => slugOf(a).localeCompare(slugOf(b))
    case 'date':
    case 'modified':
    case 'id':
      return (a: SampleListing, b: SampleListing) => a.id - b.id
  }
}
