import { percentOfCents, toCents } from '../money/index.ts'
import { type CommissionTerms, expectedCommission } from './expected-commission.ts'

export interface SummableOpportunity extends CommissionTerms {
  expected_amount: number | null
  closed_amount: number | null
  probability: number | null
}

/** All amounts in cents. */
export interface ColumnSum {
  count: number
  amount: number
  commission: number
  /** The commission multiplied by each opportunity's probability. */
  weightedCommission: number
}

/** Sums a column of the pipeline; closed opportunities count with their closing amount (OPP-14). */
export function sumColumn(opportunities: readonly SummableOpportunity[]): ColumnSum {
  const sum = { count: 0, amount: 0, commission: 0, weightedCommission: 0 }
  for (const opportunity of opportunities) {
    const pesos = opportunity.closed_amount ?? opportunity.expected_amount ?? 0
    const commission = expectedCommission(opportunity, pesos) ?? 0
    sum.count += 1
    sum.amount += toCents(pesos)
    sum.commission += commission
    sum.weightedCommission += percentOfCents(commission, opportunity.probability ?? 0)
  }
  return sum
}
