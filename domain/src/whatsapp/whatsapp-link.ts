import { waMeUrl } from '../phones/index.ts'

interface Reachable {
  whatsapp: string | null
  phone?: string | null
}

/** WHATSAPP-12: most telephones in Mexico have WhatsApp, so the telephone is used if no WhatsApp number is stored. */
export function whatsappNumber({ whatsapp, phone = null }: Reachable): string | null {
  return whatsapp ?? phone
}

/** WHATSAPP-04: the result is null if the client has no usable number. */
export function whatsappLink(client: Reachable, content: string): string | null {
  const number = whatsappNumber(client)
  return number === null ? null : waMeUrl(number, content)
}
