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
import { ESTIMATOR_MESSAGES as say } from './messages.ts'
import { ESTIMATOR_STATES } from './states.ts'

/**
 * Section 5: calculating needs a state, a construction area and a land area. Zero is an answer (land
 * has no building, a flat no land of its own), an empty field is not; zero for both is nothing to value.
 */
export const estimateSchema = z
  .object({
    state: z.enum(ESTIMATOR_STATES, { error: say.stateMissing }),
    colony: optionalText(100, say.colonyLong),
    propertyType: z.enum(ESTIMATED_TYPES, { error: say.propertyTypeInvalid }).default(DEFAULT_TYPE),
    constructionArea: requiredArea(say.constructionMissing),
    landArea: requiredArea(say.landMissing),
    age: numberOrDefault(AGE, say.ageInvalid),
    condition: z.enum(CONDITIONS, { error: say.conditionInvalid }).default(DEFAULT_CONDITION),
    bedrooms: numberOrDefault(BEDROOMS, say.bedroomsInvalid),
    bathrooms: numberOrDefault({ ...BATHROOMS, step: 0.1 }, say.bathroomsInvalid).refine(
      (count) => Number.isInteger(count / BATHROOMS.step),
      { error: say.bathroomsInvalid },
    ),
    floors: numberOrDefault(FLOORS, say.floorsInvalid),
    amenities: z
      .array(z.enum(AMENITIES, { error: say.amenityInvalid }), { error: say.amenityInvalid })
      .default([])
      .transform((chosen) => [...new Set(chosen)]),
  })
  .refine(({ constructionArea, landArea }) => constructionArea + landArea > 0, {
    error: say.areaZero,
    path: ['constructionArea'],
  })

export type EstimateInput = z.input<typeof estimateSchema>
export type EstimateValues = z.output<typeof estimateSchema>

function requiredArea(missing: string) {
  return optionalArea({ invalid: say.areaInvalid, negative: say.areaNegative }).pipe(
    z.number({ error: missing }).max(MAX_AREA, { error: say.areaLarge }),
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
