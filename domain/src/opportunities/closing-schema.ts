import { z } from 'zod'
import { requiredText, shapeOf } from '../fields/index.ts'
import { CLOSING_FIELDS } from './fields.ts'

const { closed_amount, closed_reason } = shapeOf(CLOSING_FIELDS)
const { max, long } = CLOSING_FIELDS.closed_reason

const none = z
  .unknown()
  .optional()
  .transform(() => null)

/** OPP-04: a won opportunity needs its amount, a lost one its reason. */
export const closingSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('open'), closed_amount: none, closed_reason: none }),
  z.object({
    outcome: z.literal('won'),
    closed_amount: closed_amount.refine((pesos) => pesos !== null && pesos > 0, {
      error: 'Escribe el monto con el que se cerró',
    }),
    closed_reason,
  }),
  z.object({
    outcome: z.literal('lost'),
    closed_amount: none,
    closed_reason: requiredText({ max }, { short: 'Escribe por qué se perdió', long }),
  }),
])

export type ClosingValues = z.output<typeof closingSchema>
