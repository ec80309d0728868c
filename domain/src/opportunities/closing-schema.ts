import { z } from 'zod'
import { optionalAmount, optionalText, requiredText } from '../fields/index.ts'
import { OPPORTUNITY_MESSAGES as say } from './messages.ts'

const amount = optionalAmount({ invalid: say.amountInvalid, negative: say.amountNegative })

/** What moving into a closing stage asks for: a win its amount, a loss its reason. */
export const closingSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('won'),
    closed_amount: amount.refine((pesos) => pesos !== null && pesos > 0, {
      error: say.closedAmountMissing,
    }),
    closed_reason: optionalText(500, say.closedReasonLong),
  }),
  z.object({
    outcome: z.literal('lost'),
    closed_amount: z.null().default(null),
    closed_reason: requiredText(
      { max: 500 },
      { short: say.closedReasonMissing, long: say.closedReasonLong },
    ),
  }),
])

export type ClosingInput = z.input<typeof closingSchema>
export type ClosingValues = z.output<typeof closingSchema>
