import { z } from 'zod'
import { optionalId, optionalText } from '../fields/index.ts'
import { VALUATION_MESSAGES as texts } from './messages.ts'

export const valuationSchema = z.object({
  title: optionalText(200, texts.titleLong),
  client_id: optionalId(texts.saveFailed),
  property_id: optionalId(texts.saveFailed),
})

export type ValuationValues = z.output<typeof valuationSchema>
