import { foldForSearch } from '@predio/domain/text'
import { plainTitle, type SampleListing } from '@predio/domain/samples'
import { LISTINGS } from '../samples/listings.ts'

export function slugOf(listing: SampleListing): string {
  const slug = foldForSearch(plainTitle(listing)).replace(/[^a-z0-9]+/g, '-')
  const older = LISTINGS.filter(({ title, id }) => title === listing.title && id < listing.id)
  return older.length === 0 ? slug : `${slug}-${older.length + 1}`
}
