import type { Property } from '@predio/domain/properties'

export function pickListings(
  ids: readonly number[],
  allListings: readonly Property[],
): readonly Property[] {
  return ids.flatMap((id) => allListings.find((listing) => listing.id === id) ?? [])
}
