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
