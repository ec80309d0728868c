import type { Property } from '@predio/domain/properties'

/** The listings in the order of their ids; some may have been removed from the site. */
export function pickListings(
  ids: readonly number[],
  allListings: readonly Property[],
): readonly Property[] {
  return ids.flatMap((id) => allListings.find((listing) => listing.id === id) ?? [])
}
