import { latestFigure } from '../figures/index.ts'

export const REGIMES = ['resico', 'honorarios', 'comision_mercantil'] as const
export type Regime = (typeof REGIMES)[number]

export const PAYERS = ['fisica', 'moral'] as const
export type Payer = (typeof PAYERS)[number]

export const ISR_WITHHELD_BY_COMPANIES: Readonly<Record<Regime, number>> = {
  resico: latestFigure('resicoIsrPercent').value,
  honorarios: latestFigure('feesIsrPercent').value,
  comision_mercantil: 0,
}

/**
 * The law names independent services and commissions alike, so the share holds for every regime. Expressed as a rate of 10.6667 % it would
 * be off by cents.
 */
export const VAT_WITHHELD_BY_COMPANIES = latestFigure('vatWithheldShare').value
