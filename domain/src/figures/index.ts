/** Values that change over time: units, rates and reference prices with their dates and sources. */
export type { Figure } from './figure.ts'
export {
  type DatedFigure,
  type ExpiringFigure,
  figureOn,
  figuresExpiring,
  latestFigure,
} from './find-figure.ts'
export { type FigureKey, FIGURES } from './figures.ts'
export { FIGURE_MESSAGES } from './messages.ts'
export type { StateMarket } from './state-markets.ts'
