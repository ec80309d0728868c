import { z } from 'zod'
import { optionalId, requiredText } from '../fields/index.ts'
import { waMeUrl } from '../phones/index.ts'
import { WHATSAPP_MESSAGES as say } from './messages.ts'

/** An outbound record (section 7). The record is stored; the sending is done in WhatsApp itself. */
export const whatsappMessageSchema = z.object({
  client_id: optionalId(say.contactFailed),
  property_id: optionalId(say.contactFailed),
  opportunity_id: optionalId(say.contactFailed),
  template_id: optionalId(say.contactFailed),
  direction: z.literal('outbound').default('outbound'),
  status: z.literal('sent').default('sent'),
  // WhatsApp's own limit.
  content: requiredText({ max: 4096 }, { short: say.contentMissing, long: say.contentLong }),
  metadata: z.record(z.string(), z.string()).default({}),
})

export type WhatsappMessageInput = z.input<typeof whatsappMessageSchema>
export type WhatsappMessageValues = z.output<typeof whatsappMessageSchema>

/** Where a message opens; null when the client has no usable number, for the specification's error. */
export function whatsappLink(client: { whatsapp: string | null }, content: string): string | null {
  return client.whatsapp === null ? null : waMeUrl(client.whatsapp, content)
}
