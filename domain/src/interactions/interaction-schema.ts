import { z } from 'zod'
import {
  optionalId,
  optionalInstant,
  optionalText,
  requiredId,
  requiredText,
} from '../fields/index.ts'
import { DEFAULT_INTERACTION_TYPE, INTERACTION_TYPES } from './interaction.ts'
import { INTERACTION_MESSAGES as texts } from './messages.ts'

export const interactionSchema = z.object({
  client_id: requiredId(texts.clientMissing),
  type: z.enum(INTERACTION_TYPES, { error: texts.typeInvalid }).default(DEFAULT_INTERACTION_TYPE),
  subject: requiredText({ max: 200 }, { short: texts.subjectMissing, long: texts.subjectLong }),
  description: optionalText(5000, texts.descriptionLong),
  scheduled_at: optionalInstant(texts.scheduledAtInvalid),
  outcome: optionalText(1000, texts.outcomeLong),
  property_id: optionalId(texts.propertyInvalid),
  opportunity_id: optionalId(texts.opportunityInvalid),
  /** INT-13 */
  is_inbound: z.boolean().default(false),
})

export type InteractionInput = z.input<typeof interactionSchema>
export type InteractionValues = z.output<typeof interactionSchema>
