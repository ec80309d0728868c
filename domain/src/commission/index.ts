export { breakDown, type BreakdownPart } from './break-down.ts'
export {
  COMMISSION_PERCENT,
  DEFAULT_COMMISSION_PERCENT,
  DEFAULT_RENT_MONTHS,
  RENT_MONTHS,
  VAT_PERCENT,
} from './commission-rules.ts'
export {
  type CommissionAmounts,
  type CommissionBase,
  computeCommission,
} from './compute-commission.ts'
export { compareRegimes, computeWithholding, type Withholding } from './compute-withholding.ts'
export {
  COMMISSION_MESSAGES,
  PART_LABELS,
  PAYER_LABELS,
  REGIME_DESCRIPTIONS,
  REGIME_LABELS,
} from './messages.ts'
export {
  checkShares,
  equalPercents,
  type SharedCommission,
  splitCommission,
} from './split-commission.ts'
export { type Payer, PAYERS, type Regime, REGIMES } from './withholding-rules.ts'
