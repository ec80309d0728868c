import { percentOfCents, toCents } from '../money/index.ts'
import { PREMIUM_ZONES } from './premium-zones.ts'
import { type EstimatorState, STATE_MARKETS } from './states.ts'

export interface MarketInfo {
  state: EstimatorState
  basePrice: number
  premiumPrice: number
  annualGrowth: number
  zones: readonly string[]
}

/** EST-04: the form shows these facts when market information is switched on. */
export function describeMarket(state: EstimatorState): MarketInfo {
  const { basePrice, premiumMultiplier, annualGrowth } = STATE_MARKETS[state]
  const base = toCents(basePrice)
  return {
    state,
    basePrice: base,
    premiumPrice: percentOfCents(base, premiumMultiplier * 100),
    annualGrowth,
    zones: PREMIUM_ZONES[state].map(([name]) => name),
  }
}
