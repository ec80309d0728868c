import { z } from 'zod'
import {
  optionalAmount,
  optionalDate,
  optionalNumber,
  optionalText,
  requiredId,
} from '../fields/index.ts'
import { OPPORTUNITY_MESSAGES as say } from './messages.ts'
import {
  DEFAULT_COMMISSION,
  DEFAULT_COMMISSION_MONTHS,
  DEFAULT_PROBABILITY,
  MAX_COMMISSION_MONTHS,
  OPPORTUNITY_TYPES,
} from './opportunity.ts'

/** Not given means the default; given but empty means unknown. */
export const opportunitySchema = z.object({
  client_id: requiredId(say.clientMissing),
  /** A choice is required; null is the choice of none yet, as most buyers begin. */
  property_id: z.union([z.null(), requiredId(say.propertyMissing)], {
    error: say.propertyMissing,
  }),
  type: z.enum(OPPORTUNITY_TYPES, { error: say.typeInvalid }).default('sale'),
  stage_id: requiredId(say.stageMissing),
  expected_amount: optionalAmount({ invalid: say.amountInvalid, negative: say.amountNegative }),
  commission_percentage: optionalNumber(
    { min: 0, max: 100, step: 0.1 },
    say.commissionInvalid,
  ).prefault(DEFAULT_COMMISSION),
  commission_months: optionalNumber(
    // Fine enough for percentages of a month, by which rentals were once counted.
    { min: 0, max: MAX_COMMISSION_MONTHS, step: 0.0001 },
    say.monthsInvalid,
  ).prefault(DEFAULT_COMMISSION_MONTHS),
  probability: optionalNumber({ min: 0, max: 100, step: 1 }, say.probabilityInvalid).prefault(
    DEFAULT_PROBABILITY,
  ),
  expected_close_date: optionalDate(say.closeDateInvalid),
  notes: optionalText(5000, say.notesLong),
})

export type OpportunityInput = z.input<typeof opportunitySchema>
export type OpportunityValues = z.output<typeof opportunitySchema>
