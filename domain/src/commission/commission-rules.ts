import { latestFigure } from '../figures/index.ts'

/** Section 9, Commission calculator, and section 5 for the percentage's range and step. */
export const DEFAULT_COMMISSION_PERCENT = 3
export const COMMISSION_PERCENT = { min: 0, max: 100, step: 0.1 } as const
export const VAT_PERCENT = latestFigure('vatPercent').value

/** Custom, not law: a lease is charged one month of rent, sometimes two, sometimes half. */
export const DEFAULT_RENT_MONTHS = 1
export const RENT_MONTHS = { min: 0, max: 12, step: 0.5 } as const
