import { percentOfCents, toCents } from '../money/index.ts'
import type { OpportunityType } from './opportunity.ts'

/** OPP-05: a sale pays a percentage of its price, a rent a number of monthly rents. */
export interface CommissionTerms {
  type: OpportunityType
  commission_percentage: number | null
  commission_months: number | null
}

export function expectedCommission(terms: CommissionTerms, amount: number | null): number | null {
  const percent =
    terms.type === 'rent' ? toPercent(terms.commission_months) : terms.commission_percentage
  if (amount === null || percent === null) return null
  return percentOfCents(toCents(amount), percent)
}

function toPercent(months: number | null): number | null {
  return months === null ? null : months * 100
}
