import type { Property } from '@predio/domain/properties'
import { listingMessage } from '@predio/domain/whatsapp'

/** WhatsApp asks whom to send it to. */
export function shareUrl(property: Property): string {
  // Half an emoji, as a cut title may end with, would make encodeURIComponent throw.
  const text = listingMessage(property).replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}
