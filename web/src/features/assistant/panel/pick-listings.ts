import type { Property } from '@predio/domain/properties'

/** In the order they were mentioned; some may be gone from the site by now. */
export function pickListings(
  ids: readonly number[],
  everything: readonly Property[],
): readonly Property[] {
  return ids.flatMap((id) => everything.find((listing) => listing.id === id) ?? [])
}
