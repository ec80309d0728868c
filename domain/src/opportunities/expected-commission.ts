import { percentOfCents, toCents } from '../money/index.ts'

interface Priced {
  expected_amount: number | null
  commission_percentage: number | null
}

/** In cents; null while the amount or the percentage is unknown. */
export function expectedCommission(opportunity: Priced): number | null {
  const { expected_amount: amount, commission_percentage: percent } = opportunity
  if (amount === null || percent === null) return null
  return percentOfCents(toCents(amount), percent)
}
