import {
  checkShares,
  COMMISSION_PERCENT,
  COMMISSION_MESSAGES as texts,
  compareRegimes,
  computeCommission,
  computeWithholding,
  RENT_MONTHS,
  splitCommission,
  type CommissionAmounts,
  type CommissionBase,
  type SharedCommission,
  type Withholding,
} from '@predio/domain/commission'
import { roundToStep, toCents, type TypedNumber } from '@predio/domain/money'
import { amountOf, type Calculation } from './calculation.ts'
import { describeMonths } from './messages.ts'

export interface CommissionResult {
  base: CommissionBase
  rate: string
  amounts: CommissionAmounts
  parts: readonly SharedCommission[] | null
  /** COM-23: the taxes that are withheld from the agent's own part of the commission. */
  withholding: Withholding
  regimes: readonly Withholding[]
}

interface Faults {
  rate?: string | undefined
  shares?: string | undefined
}

export interface Computed {
  result: CommissionResult | null
  faults: Faults
}

export function computeResult(calculation: Calculation): Computed {
  const amount = amountOf(calculation)
  const base = readBase(calculation, amount ?? 0)
  const shares = calculation.shares.map(({ name, percent }) => ({
    name: name.trim(),
    percent: readShare(percent),
  }))
  const sharesFault = calculation.isShared ? checkShares(shares) : null
  const faults: Faults = {
    rate: typeof base === 'string' ? base : undefined,
    shares: sharesFault ?? undefined,
  }
  if (typeof base === 'string' || sharesFault !== null || amount === null) {
    return { result: null, faults }
  }
  const { payer, regime, hasVat, isShared } = calculation
  const amounts = computeCommission(base, hasVat)
  const parts = isShared ? splitCommission(amounts, shares) : null
  const own = parts?.[0] ?? amounts
  const rate = base.operation === 'sale' ? `${base.percent} %` : describeMonths(base.months)
  return {
    faults,
    result: {
      base,
      rate,
      amounts,
      parts,
      withholding: computeWithholding(own, regime, payer),
      regimes: compareRegimes(own, payer),
    },
  }
}

function readBase({ operation, percent, months }: Calculation, pesos: number) {
  if (operation === 'sale') {
    const rate = onStep(percent, COMMISSION_PERCENT)
    if (rate === null) return texts.percentInvalid
    return { operation, price: toCents(pesos), percent: rate } as const
  }
  const count = onStep(months, RENT_MONTHS)
  if (count === null) return texts.monthsInvalid
  return { operation, monthlyRent: toCents(pesos), months: count } as const
}

function onStep(
  typed: TypedNumber,
  { min, max, step }: typeof COMMISSION_PERCENT | typeof RENT_MONTHS,
): number | null {
  if (typeof typed !== 'number' || typed < min || typed > max) return null
  return roundToStep(typed, step) === typed ? typed : null
}

/** Makes NaN of an invalid text, which checkShares refuses. */
function readShare(text: string): number {
  const plain = text.replace('%', '').replace(',', '.').trim()
  return /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}
