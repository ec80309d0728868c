import type { Property } from '../property.ts'

export function mapUrl({
  coordinates,
  location,
  own,
}: Pick<Property, 'coordinates' | 'location' | 'own'>): string | null {
  // OWN-15: only the agent's own screens know the exact point.
  const { latitude: lat = null, longitude: lng = null } = own ?? {}
  const point = lat === null || lng === null ? coordinates : { lat, lng }
  const query = point ? `${point.lat},${point.lng}` : location
  if (query === '') return null
  // encodeURIComponent would throw for half an emoji, with which a cut text may end.
  const whole = query.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(whole)}`
}
