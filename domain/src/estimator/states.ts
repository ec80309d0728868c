/**
 * Section 9, Value estimator. The prices per m² are the product's own reference, not an official
 * index: published indices are per home.
 */
export const ESTIMATOR_STATES = [
  'Ciudad de México',
  'Nuevo León',
  'Jalisco',
  'Quintana Roo',
  'Baja California Sur',
  'Yucatán',
  'Querétaro',
  'Guanajuato',
] as const
export type EstimatorState = (typeof ESTIMATOR_STATES)[number]

export interface StateMarket {
  /** Pesos per m². */
  basePrice: number
  premiumMultiplier: number
  /** Percent a year. */
  annualGrowth: number
}

export const STATE_MARKETS: Readonly<Record<EstimatorState, StateMarket>> = {
  'Ciudad de México': { basePrice: 45_000, premiumMultiplier: 1.5, annualGrowth: 8 },
  'Nuevo León': { basePrice: 35_000, premiumMultiplier: 1.4, annualGrowth: 7 },
  Jalisco: { basePrice: 32_000, premiumMultiplier: 1.35, annualGrowth: 6.5 },
  'Quintana Roo': { basePrice: 38_000, premiumMultiplier: 1.45, annualGrowth: 7.5 },
  'Baja California Sur': { basePrice: 36_000, premiumMultiplier: 1.4, annualGrowth: 7 },
  Yucatán: { basePrice: 28_000, premiumMultiplier: 1.3, annualGrowth: 6 },
  Querétaro: { basePrice: 30_000, premiumMultiplier: 1.3, annualGrowth: 6.5 },
  Guanajuato: { basePrice: 25_000, premiumMultiplier: 1.25, annualGrowth: 5.5 },
}

/** How listings write them, besides the name itself; compared without accents, case and dots. */
export const STATE_ALIASES: Readonly<Record<EstimatorState, readonly string[]>> = {
  'Ciudad de México': ['CDMX', 'DF', 'Distrito Federal', 'Mexico City'],
  'Nuevo León': ['NL', 'Nvo León'],
  Jalisco: ['Jal'],
  'Quintana Roo': ['Q Roo', 'QRoo', 'QR'],
  'Baja California Sur': ['BCS', 'Baja Sur'],
  Yucatán: ['Yuc'],
  Querétaro: ['Qro'],
  Guanajuato: ['Gto'],
}
