import { latestFigure } from '../figures/index.ts'

/** COM-01: the usual commission of a sale. */
export const DEFAULT_COMMISSION_PERCENT = 3
export const COMMISSION_PERCENT = { min: 0, max: 100, step: 0.1 } as const
export const VAT_PERCENT = latestFigure('vatPercent').value

/** COM-08: this is a custom of the trade, not a law. A lease usually costs one month of rent, sometimes two or half a month. */
export const DEFAULT_RENT_MONTHS = 1
export const RENT_MONTHS = { min: 0, max: 12, step: 0.5 } as const
