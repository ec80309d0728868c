import { z } from 'zod'
import { optionalAmount, optionalText, requiredText } from '../fields/index.ts'
import { OPPORTUNITY_MESSAGES as texts } from './messages.ts'

const amount = optionalAmount({ invalid: texts.amountInvalid, negative: texts.amountNegative })

/** What a closing stage requires: the amount of a win, the reason of a loss (OPP-04). */
export const closingSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('won'),
    closed_amount: amount.refine((pesos) => pesos !== null && pesos > 0, {
      error: texts.closedAmountMissing,
    }),
    closed_reason: optionalText(500, texts.closedReasonLong),
  }),
  z.object({
    outcome: z.literal('lost'),
    closed_amount: z.null().default(null),
    closed_reason: requiredText(
      { max: 500 },
      { short: texts.closedReasonMissing, long: texts.closedReasonLong },
    ),
  }),
])

export type ClosingValues = z.output<typeof closingSchema>
