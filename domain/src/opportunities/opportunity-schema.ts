import { z } from 'zod'
import {
  optionalAmount,
  optionalDate,
  optionalNumber,
  optionalText,
  requiredId,
} from '../fields/index.ts'
import { OPPORTUNITY_MESSAGES as texts } from './messages.ts'
import {
  DEFAULT_COMMISSION,
  DEFAULT_COMMISSION_MONTHS,
  DEFAULT_PROBABILITY,
  MAX_COMMISSION_MONTHS,
  OPPORTUNITY_TYPES,
} from './opportunity.ts'

/** A missing value gets its default; an empty one is stored as unknown. */
export const opportunitySchema = z.object({
  client_id: requiredId(texts.clientMissing),
  /** A choice is required; null is the choice 'Todavía sin propiedad', with which most buyers begin. */
  property_id: z.union([z.null(), requiredId(texts.propertyMissing)], {
    error: texts.propertyMissing,
  }),
  type: z.enum(OPPORTUNITY_TYPES, { error: texts.typeInvalid }).default('sale'),
  stage_id: requiredId(texts.stageMissing),
  expected_amount: optionalAmount({ invalid: texts.amountInvalid, negative: texts.amountNegative }),
  commission_percentage: optionalNumber(
    { min: 0, max: 100, step: 0.1 },
    texts.commissionInvalid,
  ).prefault(DEFAULT_COMMISSION),
  commission_months: optionalNumber(
    // Four decimals, because older rents stored a percentage of one month.
    { min: 0, max: MAX_COMMISSION_MONTHS, step: 0.0001 },
    texts.monthsInvalid,
  ).prefault(DEFAULT_COMMISSION_MONTHS),
  probability: optionalNumber({ min: 0, max: 100, step: 1 }, texts.probabilityInvalid).prefault(
    DEFAULT_PROBABILITY,
  ),
  expected_close_date: optionalDate(texts.closeDateInvalid),
  notes: optionalText(5000, texts.notesLong),
})

export type OpportunityValues = z.output<typeof opportunitySchema>
