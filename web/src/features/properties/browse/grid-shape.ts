/** Cards are large, since photographs are what is looked at; a phone has one a row, a desk up to four. */
const LEAST_CARD = 272
const MAX_COLUMNS = 4
export const GAP = 24

/** Text, names and buttons under the photograph; rows are measured once they are there. */
const BELOW_PHOTO = 292

export function columnsFor(width: number): number {
  const fit = Math.floor((width + GAP) / (LEAST_CARD + GAP))
  return Math.min(Math.max(fit, 1), MAX_COLUMNS)
}

export function estimateRow(width: number, columns: number): number {
  const card = (width - GAP * (columns - 1)) / columns
  return Math.round(card * 0.75) + BELOW_PHOTO
}

/** The same columns by CSS alone, for what stands there until the listings come. */
export const SKELETON_GRID = 'grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-6'
