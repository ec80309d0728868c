import { percentOfCents } from '../money/index.ts'
import { VAT_PERCENT } from './commission-rules.ts'

export type CommissionBase =
  | { operation: 'sale'; price: number; percent: number }
  | { operation: 'rent'; monthlyRent: number; months: number }

export interface CommissionAmounts {
  commission: number
  vat: number
  total: number
}

/**
 * As in an invoice, each line is rounded to the cent, halves away from zero, and the next line is computed from the rounded one. The lines
 * on the screen therefore always add up.
 */
export function computeCommission(base: CommissionBase, includeVat: boolean): CommissionAmounts {
  const commission = baseCommission(base)
  const vat = includeVat ? percentOfCents(commission, VAT_PERCENT) : 0
  return { commission, vat, total: commission + vat }
}

function baseCommission(base: CommissionBase): number {
  switch (base.operation) {
    case 'sale':
      return percentOfCents(base.price, base.percent)
    case 'rent':
      return percentOfCents(base.monthlyRent, base.months * 100)
  }
}
