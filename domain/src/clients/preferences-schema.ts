import { z } from 'zod'
import { optionalAmount, optionalNumber, textList } from '../fields/index.ts'
import { OPERATIONS, PROPERTY_TYPES } from '../properties/index.ts'
import { CLIENT_MESSAGES as texts } from './messages.ts'

const price = optionalAmount({ invalid: texts.priceInvalid, negative: texts.priceNegative })

/** The rules of client_preferences (CLIENT-06 to CLIENT-08). */
export const preferencesSchema = z
  .object({
    property_type: z
      .array(z.enum(PROPERTY_TYPES, { error: texts.propertyTypeInvalid }))
      .default([])
      .transform((types) => [...new Set(types)]),
    operation: z
      .union([z.enum(OPERATIONS), z.literal('')], { error: texts.operationInvalid })
      .nullish()
      .transform((operation) => operation || null),
    min_price: price,
    max_price: price,
    locations: textList(texts.locationsInvalid),
    bedrooms: optionalNumber({ min: 0, max: 50, step: 1 }, texts.bedroomsInvalid),
  })
  .refine((preferences) => (preferences.min_price ?? 0) <= (preferences.max_price ?? Infinity), {
    error: texts.priceOrder,
    path: ['min_price'],
  })

export type PreferencesInput = z.input<typeof preferencesSchema>
export type Preferences = z.output<typeof preferencesSchema>

export const PREFERENCE_COLUMNS = [
  'property_type',
  'operation',
  'min_price',
  'max_price',
  'locations',
  'bedrooms',
] as const satisfies readonly (keyof Preferences)[]

/** The preferences of a client who stated none. */
export const NO_PREFERENCES: Preferences = {
  property_type: [],
  operation: null,
  min_price: null,
  max_price: null,
  locations: [],
  bedrooms: null,
}
