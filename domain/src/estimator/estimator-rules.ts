export const ESTIMATED_TYPES = ['residential', 'commercial', 'industrial', 'land'] as const
export type EstimatedType = (typeof ESTIMATED_TYPES)[number]

export const CONDITIONS = ['excellent', 'good', 'fair', 'poor'] as const
export type Condition = (typeof CONDITIONS)[number]

/** EST-06 to EST-08 and EST-11: all factors are percentages, so that the value is computed in whole numbers. */
export const CONDITION_PERCENTS: Readonly<Record<Condition, number>> = {
  excellent: 115,
  good: 100,
  fair: 85,
  poor: 70,
}
export const LAND_PERCENT = 30
export const AGE_PERCENT_A_YEAR = 1
export const AGE_PERCENT_FLOOR = 70
export const RANGE_PERCENTS = { min: 90, max: 110 } as const

export const CONFIDENCE = {
  start: 70,
  areas: 10,
  colony: 5,
  amenities: 5,
  premium: 5,
  old: -5,
  oldAfterYears: 30,
} as const

export const BEDROOMS = { min: 1, max: 6, default: 3 } as const
export const BATHROOMS = { min: 1, max: 4, step: 0.5, default: 2 } as const
export const FLOORS = { min: 1, max: 100, default: 1 } as const
export const AGE = { min: 0, max: 200, default: 0 } as const
export const MAX_AREA = 1_000_000
export const DEFAULT_CONDITION: Condition = 'good'
export const DEFAULT_TYPE: EstimatedType = 'residential'
export const PROJECTION_YEARS = 5
