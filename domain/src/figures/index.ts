/** Values that change over time: units, rates and reference prices with their dates and sources. */

export { figureOn, figuresExpiring, latestFigure } from './find-figure.ts'

export { FIGURE_MESSAGES } from './messages.ts'
export type { StateMarket } from './state-markets.ts'
