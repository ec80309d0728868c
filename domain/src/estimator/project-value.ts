import { PROJECTION_YEARS } from './estimator-rules.ts'
import { type EstimatorState, STATE_MARKETS } from './states.ts'

export interface ProjectedValue {
  year: number
  cents: number
}

/** EST-17: each year is computed from today's value, so that rounding does not accumulate. */
export function projectValue(
  value: number,
  state: EstimatorState,
  years: number = PROJECTION_YEARS,
): ProjectedValue[] {
  const growth = BigInt(1000 + Math.round(STATE_MARKETS[state].annualGrowth * 10))
  return Array.from({ length: years + 1 }, (_, year) => {
    const scale = 1000n ** BigInt(year)
    const grown = BigInt(value) * growth ** BigInt(year)
    return { year, cents: Number((grown + scale / 2n) / scale) }
  })
}
