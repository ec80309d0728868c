export { fromCents, hasWholeCents, MAX_PESOS, percentOfCents, toCents } from './cents.ts'
export { formatCents, formatMxn } from './format-mxn.ts'
export { parseMoney } from './parse-money.ts'
