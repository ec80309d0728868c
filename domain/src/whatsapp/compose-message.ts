import { z } from 'zod'
import { optionalId, requiredText } from '../fields/index.ts'
import { waMeUrl } from '../phones/index.ts'
import { WHATSAPP_MESSAGES as texts } from './messages.ts'

/** WHATSAPP-03: Predio stores a record of the message; the person sends it in WhatsApp itself. */
export const whatsappMessageSchema = z.object({
  client_id: optionalId(texts.contactFailed),
  property_id: optionalId(texts.contactFailed),
  opportunity_id: optionalId(texts.contactFailed),
  template_id: optionalId(texts.contactFailed),
  direction: z.literal('outbound').default('outbound'),
  status: z.literal('sent').default('sent'),
  content: requiredText({ max: 4096 }, { short: texts.contentMissing, long: texts.contentLong }),
  metadata: z.record(z.string(), z.string()).default({}),
})

export type WhatsappMessageValues = z.output<typeof whatsappMessageSchema>

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
