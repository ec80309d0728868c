import { latestFigure, type StateMarket } from '../figures/index.ts'

/** In the order in which the form offers them. */
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

export const STATE_MARKETS: Readonly<Record<EstimatorState, StateMarket>> =
  latestFigure('stateMarkets').value

/** Other spellings of a state in listings; compared without accents, case and dots. */
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
