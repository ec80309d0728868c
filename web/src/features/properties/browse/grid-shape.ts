/** PROP-23: cards are large, because people look at the photographs. */
const MIN_CARD_WIDTH = 272
const MAX_COLUMNS = 4
export const GAP = 24

/** Estimated height of a card below its photograph; rendered rows are measured. */
const BELOW_PHOTO = 292

export function columnsFor(width: number): number {
  const fit = Math.floor((width + GAP) / (MIN_CARD_WIDTH + GAP))
  return Math.min(Math.max(fit, 1), MAX_COLUMNS)
}

export function cardWidth(width: number, columns: number): number {
  return (width - GAP * (columns - 1)) / columns
}

export function estimateRow(width: number, columns: number): number {
  return Math.round(cardWidth(width, columns) * 0.75) + BELOW_PHOTO
}

/**
 * The page on a phone has a margin of one rem on both sides (app/frame/dashboard-layout.tsx); the width on other screens is unknown
 * before the layout.
 */
export function likelyGridWidth(): number | null {
  return matchMedia('(width < 40rem)').matches ? document.documentElement.clientWidth - 32 : null
}

export const SKELETON_GRID = 'grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-6'
