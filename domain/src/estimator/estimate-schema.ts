import { z } from 'zod'
import { optionalArea, optionalNumber, optionalText } from '../fields/index.ts'
import { AMENITIES } from './amenities.ts'
import {
  AGE,
  BATHROOMS,
  BEDROOMS,
  CONDITIONS,
  DEFAULT_CONDITION,
  DEFAULT_TYPE,
  ESTIMATED_TYPES,
  FLOORS,
  MAX_AREA,
} from './estimator-rules.ts'
import { ESTIMATOR_MESSAGES as texts } from './messages.ts'
import { ESTIMATOR_STATES } from './states.ts'

/**
 * EST-19 and EST-39: an estimate needs a state and both areas. Zero is a valid area, since land has no building and a flat has no land of
 * its own. An empty field is invalid, and so are two zeros.
 */
export const estimateSchema = z
  .object({
    state: z.enum(ESTIMATOR_STATES, { error: texts.stateMissing }),
    colony: optionalText(100, texts.colonyLong),
    propertyType: z
      .enum(ESTIMATED_TYPES, { error: texts.propertyTypeInvalid })
      .default(DEFAULT_TYPE),
    constructionArea: requiredArea(texts.constructionMissing),
    landArea: requiredArea(texts.landMissing),
    age: numberOrDefault(AGE, texts.ageInvalid),
    condition: z.enum(CONDITIONS, { error: texts.conditionInvalid }).default(DEFAULT_CONDITION),
    bedrooms: numberOrDefault(BEDROOMS, texts.bedroomsInvalid),
    bathrooms: numberOrDefault({ ...BATHROOMS, step: 0.1 }, texts.bathroomsInvalid).refine(
      (count) => Number.isInteger(count / BATHROOMS.step),
      { error: texts.bathroomsInvalid },
    ),
    floors: numberOrDefault(FLOORS, texts.floorsInvalid),
    amenities: z
      .array(z.enum(AMENITIES, { error: texts.amenityInvalid }), { error: texts.amenityInvalid })
      .default([])
      .transform((chosen) => [...new Set(chosen)]),
  })
  .refine(({ constructionArea, landArea }) => constructionArea + landArea > 0, {
    error: texts.areaZero,
    path: ['constructionArea'],
  })

export type EstimateInput = z.input<typeof estimateSchema>
export type EstimateValues = z.output<typeof estimateSchema>

function requiredArea(missing: string) {
  return optionalArea({ invalid: texts.areaInvalid, negative: texts.areaNegative }).pipe(
    z.number({ error: missing }).max(MAX_AREA, { error: texts.areaLarge }),
  )
}

interface Bounded {
  min: number
  max: number
  default: number
  step?: number
}

function numberOrDefault(bounds: Bounded, invalid: string) {
  const { min, max, step = 1 } = bounds
  return optionalNumber({ min, max, step }, invalid).transform((value) => value ?? bounds.default)
}
