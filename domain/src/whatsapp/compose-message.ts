import { z } from 'zod'
import { optionalId, requiredText } from '../fields/index.ts'
import { WHATSAPP_MESSAGES as texts } from './messages.ts'

/** WHATSAPP-03: Predio stores a record of the message. The person sends the message in WhatsApp itself. */
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
