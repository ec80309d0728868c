import { z } from 'zod'
import {
  optionalId,
  optionalInstant,
  optionalText,
  requiredId,
  requiredText,
} from '../fields/index.ts'
import { DEFAULT_INTERACTION_TYPE, INTERACTION_TYPES } from './interaction.ts'
import { INTERACTION_MESSAGES as say } from './messages.ts'

export const interactionSchema = z.object({
  client_id: requiredId(say.clientMissing),
  type: z.enum(INTERACTION_TYPES, { error: say.typeInvalid }).default(DEFAULT_INTERACTION_TYPE),
  subject: requiredText({ max: 200 }, { short: say.subjectMissing, long: say.subjectLong }),
  description: optionalText(5000, say.descriptionLong),
  scheduled_at: optionalInstant(say.scheduledAtInvalid),
  outcome: optionalText(1000, say.outcomeLong),
  property_id: optionalId(say.propertyInvalid),
  opportunity_id: optionalId(say.opportunityInvalid),
})

export type InteractionInput = z.input<typeof interactionSchema>
export type InteractionValues = z.output<typeof interactionSchema>
