import { percentOfCents, toCents } from '../money/index.ts'
import { AMENITY_FACTS } from './amenities.ts'
import type { EstimateValues } from './estimate-schema.ts'
import {
  AGE_PERCENT_A_YEAR,
  AGE_PERCENT_FLOOR,
  CONDITION_PERCENTS,
  LAND_PERCENT,
  RANGE_PERCENTS,
} from './estimator-rules.ts'
import { type EstimateLine, explainEstimate } from './explain-estimate.ts'
import { findPremiumZone } from './find-premium-zone.ts'
import { type Confidence, measureConfidence } from './measure-confidence.ts'
import { STATE_MARKETS } from './states.ts'

/** EST-10: the value depends only on these inputs, not on bedrooms, bathrooms, floors and type. */
export type Valued = Pick<
  EstimateValues,
  'state' | 'colony' | 'constructionArea' | 'landArea' | 'age' | 'condition' | 'amenities'
>

export interface Estimate {
  value: number
  range: { min: number; max: number }
  pricePerSquareMetre: number
  premiumZone: string | null
  confidence: Confidence
  lines: readonly EstimateLine[]
}

/**
 * EST-10: (construction × price + land × price × 0.3) × age × condition × (1 + amenities). The value is computed in whole numbers and
 * rounded once at the end, since with binary fractions the order of the factors would change the cents.
 */
export function estimateValue(input: Valued): Estimate {
  const { basePrice, premiumMultiplier } = STATE_MARKETS[input.state]
  const premiumZone = findPremiumZone(input.state, input.colony)
  const location = premiumZone === null ? 100 : Math.round(premiumMultiplier * 100)
  const price = percentOfCents(toCents(basePrice), location)
  const age = agePercent(input.age)
  const condition = CONDITION_PERCENTS[input.condition]
  const amenities = 100 + amenityPercent(input.amenities)

  const [built, land] = [hundredths(input.constructionArea), hundredths(input.landArea)]
  const areas = built * 100n + land * BigInt(LAND_PERCENT)
  const whole = areas * BigInt(price)
  const aged = whole * BigInt(age)
  const conditioned = aged * BigInt(condition)
  const full = conditioned * BigInt(amenities)

  const value = divideRounded(full, 10n ** 10n)
  // EST-11: the ends are computed from the exact value, because 90 % of the rounded one may differ by a cent.
  const range = {
    min: divideRounded(full * BigInt(RANGE_PERCENTS.min), 10n ** 12n),
    max: divideRounded(full * BigInt(RANGE_PERCENTS.max), 10n ** 12n),
  }
  const stages = {
    built: divideRounded(built * BigInt(price), 100n),
    whole: divideRounded(whole, 10n ** 4n),
    aged: divideRounded(aged, 10n ** 6n),
    conditioned: divideRounded(conditioned, 10n ** 8n),
    value,
    range,
  }
  return {
    value,
    range,
    pricePerSquareMetre: price,
    premiumZone,
    confidence: measureConfidence(input, premiumZone),
    lines: explainEstimate(
      input,
      { premiumZone, location, price, age, condition, amenities },
      stages,
    ),
  }
}

/** EST-07: the age reduces the value. */
function agePercent(years: number): number {
  return Math.max(AGE_PERCENT_FLOOR, 100 - years * AGE_PERCENT_A_YEAR)
}

/** EST-09: the bonuses are added up. An amenity that was chosen twice counts once. */
function amenityPercent(chosen: EstimateValues['amenities']): number {
  return [...new Set(chosen)].reduce((sum, amenity) => sum + AMENITY_FACTS[amenity].percent, 0)
}

function hundredths(area: number): bigint {
  return BigInt(Math.round(area * 100))
}

function divideRounded(amount: bigint, by: bigint): number {
  return Number((amount + by / 2n) / by)
}
