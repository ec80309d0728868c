import { exportListings } from '@predio/domain/csv'
import type { Property } from '@predio/domain/properties'
import { localFacts } from '../../../records/own-data/local-facts.ts'
import type { LocalRecords } from '../../../records/own-data/use-local-records.ts'

/** EXPORT-17: the file follows the order of the view; chosen listings that the view does not show come last. */
export function chosenCsv(
  picked: ReadonlyMap<number, Property>,
  shown: readonly Property[],
  localOf: LocalRecords['localOf'],
): string {
  const listed = shown.filter(({ id }) => picked.has(id))
  const isListed = new Set(listed.map(({ id }) => id))
  const others = [...picked.values()].filter(({ id }) => !isListed.has(id))
  return exportListings(
    [...listed, ...others].map((listing) => {
      const { badge, tags } = localFacts(listing, localOf(listing.id))
      return { listing, status: badge.label, tags }
    }),
  )
}
