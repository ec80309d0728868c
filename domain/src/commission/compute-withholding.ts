import { percentOfCents } from '../money/index.ts'
import type { CommissionAmounts } from './compute-commission.ts'
import {
  ISR_WITHHELD_BY_COMPANIES,
  type Payer,
  type Regime,
  REGIMES,
  VAT_WITHHELD_BY_COMPANIES,
} from './withholding-rules.ts'

export interface Withholding extends CommissionAmounts {
  regime: Regime
  payer: Payer
  isrPercent: number
  isr: number
  vatWithheld: number
  net: number
}

export function computeWithholding(
  { commission, vat, total }: CommissionAmounts,
  regime: Regime,
  payer: Payer,
): Withholding {
  // COM-16: only companies withhold taxes; a natural person pays the whole amount.
  const withholds = payer === 'moral'
  const isrPercent = withholds ? ISR_WITHHELD_BY_COMPANIES[regime] : 0
  const isr = percentOfCents(commission, isrPercent)
  const vatWithheld = withholds ? shareOfVat(vat) : 0
  const net = total - isr - vatWithheld
  return { commission, vat, total, regime, payer, isrPercent, isr, vatWithheld, net }
}

export function compareRegimes(amounts: CommissionAmounts, payer: Payer): Withholding[] {
  return REGIMES.map((regime) => computeWithholding(amounts, regime, payer))
}

/** A third of a whole number never ends in exactly a half, so binary fractions cannot change the cent. */
function shareOfVat(vat: number): number {
  return Math.round(vat * VAT_WITHHELD_BY_COMPANIES)
}
