import { waMeUrl } from '../phones/index.ts'

interface Reachable {
  whatsapp: string | null
  phone?: string | null
}

/** WHATSAPP-12: in Mexico most telephones have WhatsApp, so the telephone stands in for a missing number. */
export function whatsappNumber({ whatsapp, phone = null }: Reachable): string | null {
  return whatsapp ?? phone
}

/** WHATSAPP-04: null when the client has no usable number. */
export function whatsappLink(client: Reachable, content: string): string | null {
  const number = whatsappNumber(client)
  return number === null ? null : waMeUrl(number, content)
}
