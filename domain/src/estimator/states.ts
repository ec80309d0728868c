import { latestFigure, type StateMarket } from '../figures/index.ts'

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
