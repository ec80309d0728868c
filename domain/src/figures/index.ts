export { figureOn, figuresExpiring, latestFigure } from './find-figure.ts'

export { FIGURE_MESSAGES } from './messages.ts'
export type { StateMarket } from './state-markets.ts'
