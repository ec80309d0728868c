import { toLocalCopy, type Property } from '@predio/domain/properties'
import { entityRules } from '@predio/domain/views'
import { BATCH_SIZE } from '../../../capabilities/bulk/run-batches.ts'
import { changeAndOfferUndo } from '../../../capabilities/bulk/run-bulk.ts'
import { shownSite } from '../../../records/listings/store/state.ts'
import { restoreTags, tagListings, type TagTarget } from './api/tag-listings.ts'
import type { TagChanges } from '../../../records/own-data/tag-changes.ts'
import type { LocalRecords } from '../../../records/own-data/use-local-records.ts'

/** A request may have 6 MB, and a character takes at most three bytes. */
const MAX_CHARACTERS = 1_900_000

/** BULK-72: a request holds at most a hundred listings, and fewer if their copies are long. */
export async function tagMany(
  listings: readonly Property[],
  localOf: LocalRecords['localOf'],
  changes: TagChanges,
): Promise<void> {
  const targetOf = (listing: Property): TagTarget => {
    const id = listing.own?.id ?? localOf(listing.id)?.id
    return id === undefined ? { copy: { ...toLocalCopy(listing), site: shownSite() } } : { id }
  }
  await changeAndOfferUndo({
    items: listings,
    size: (start) => countFitting(listings.slice(start, start + BATCH_SIZE).map(targetOf)),
    change: (batch) => tagListings(batch.map(targetOf), changes),
    restore: restoreTags,
    tables: ['properties'],
    isFeminine: entityRules('listings').isFeminine,
  })
}

export function countFitting(targets: readonly TagTarget[]): number {
  let characters = 0
  const tooMany = targets.findIndex((target) => {
    characters += JSON.stringify(target).length
    return characters > MAX_CHARACTERS
  })
  return tooMany === -1 ? targets.length : Math.max(tooMany, 1)
}
