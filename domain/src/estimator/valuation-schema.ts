import { z } from 'zod'
import { optionalId, optionalText } from '../fields/index.ts'
import { VALUATION_MESSAGES as say } from './messages.ts'

/** What a person says about an estimate they keep; everything else comes from the estimate itself. */
export const valuationSchema = z.object({
  title: optionalText(200, say.titleLong),
  client_id: optionalId(say.saveFailed),
  property_id: optionalId(say.saveFailed),
})

export type ValuationValues = z.output<typeof valuationSchema>
