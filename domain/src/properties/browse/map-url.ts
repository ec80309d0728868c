import type { Property } from '../property.ts'

/** The place itself where it is known, what is written of it otherwise; nothing where neither is. */
export function mapUrl({
  coordinates,
  location,
}: Pick<Property, 'coordinates' | 'location'>): string | null {
  const query = coordinates ? `${coordinates.lat},${coordinates.lng}` : location
  if (query === '') return null
  // Half an emoji, as a cut text may end with, would make encodeURIComponent throw.
  const whole = query.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(whole)}`
}
