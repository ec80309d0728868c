import { z } from 'zod'
import { shapeOf } from '../fields/index.ts'
import { PREFERENCE_FIELDS } from './fields.ts'
import { CLIENT_MESSAGES as texts } from './messages.ts'

export const preferencesSchema = z
  .object(shapeOf(PREFERENCE_FIELDS))
  .refine((preferences) => (preferences.min_price ?? 0) <= (preferences.max_price ?? Infinity), {
    error: texts.priceOrder,
    path: ['min_price'],
  })

export type Preferences = z.output<typeof preferencesSchema>
