import type { Property } from '../property.ts'

/** FIRST-14: example listings are shown only if the agent has no other. */
export function realListings<T extends Pick<Property, 'own'>>(
  listings: readonly T[],
): readonly T[] {
  const real = listings.filter((listing) => !isExampleListing(listing))
  return real.length > 0 ? real : listings
}

export function isExampleListing({ own }: Pick<Property, 'own'>): boolean {
  return own?.isExample === true
}
