import { formatPrices, type Property } from '@predio/domain/properties'

/** What a client reads: title, price, place and where to see it. */
export function shareText(property: Property): string {
  const { title, location, link } = property
  return [title, formatPrices(property), location, link].filter(Boolean).join('\n')
}

/** WhatsApp asks whom to send it to. */
export function shareUrl(property: Property): string {
  // Half an emoji, as a cut title may end with, would make encodeURIComponent throw.
  const text = shareText(property).replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

/** The place itself where it is known, what is written of it otherwise; nothing where neither is. */
export function mapUrl({ coordinates, location }: Property): string | null {
  const query = coordinates ? `${coordinates.lat},${coordinates.lng}` : location
  if (query === '') return null
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}
