export interface StateMarket {
  basePrice: number
  premiumMultiplier: number
  annualGrowth: number
}

/** These prices are the product's own reference, not an official index: published indices are per home, not per m². */
export const STATE_MARKETS_2026 = {
  'Ciudad de México': { basePrice: 45_000, premiumMultiplier: 1.5, annualGrowth: 8 },
  'Nuevo León': { basePrice: 35_000, premiumMultiplier: 1.4, annualGrowth: 7 },
  Jalisco: { basePrice: 32_000, premiumMultiplier: 1.35, annualGrowth: 6.5 },
  'Quintana Roo': { basePrice: 38_000, premiumMultiplier: 1.45, annualGrowth: 7.5 },
  'Baja California Sur': { basePrice: 36_000, premiumMultiplier: 1.4, annualGrowth: 7 },
  Yucatán: { basePrice: 28_000, premiumMultiplier: 1.3, annualGrowth: 6 },
  Querétaro: { basePrice: 30_000, premiumMultiplier: 1.3, annualGrowth: 6.5 },
  Guanajuato: { basePrice: 25_000, premiumMultiplier: 1.25, annualGrowth: 5.5 },
} as const satisfies Readonly<Record<string, StateMarket>>
