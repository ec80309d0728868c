import type { Property } from '@predio/domain/properties'
import { listingMessage } from '@predio/domain/whatsapp'

export function shareUrl(property: Property): string {
  return whatsAppUrl(listingMessage(property))
}

/** WhatsApp asks whom to send it to. */
export function whatsAppUrl(text: string): string {
  // Half an emoji, as a cut title may end with, would make encodeURIComponent throw.
  const whole = text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  return `https://wa.me/?text=${encodeURIComponent(whole)}`
}
