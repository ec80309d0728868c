/** Section 9, Commission calculator, and section 5 for the percentage's range and step. */
export const DEFAULT_COMMISSION_PERCENT = 3
export const MIN_COMMISSION_PERCENT = 0
export const MAX_COMMISSION_PERCENT = 100
export const COMMISSION_PERCENT_STEP = 0.1
export const VAT_PERCENT = 16

/** Custom, not law: a lease is charged one month of rent, sometimes two, sometimes half. */
export const DEFAULT_RENT_MONTHS = 1
export const MAX_RENT_MONTHS = 12
export const RENT_MONTHS_STEP = 0.5
