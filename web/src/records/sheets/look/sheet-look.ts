import type { Sheet } from '@predio/domain/sheets'

export const LETTER = { width: 612, height: 792 } as const
export const TABLOID = { width: 792, height: 1224 } as const

export const MARGIN = 44
export const TOP = 44
export const BAND = 88
export const BAND_GAP = 20
export const FOOT = 46

export const INK = '#26231d'
export const SOFT = '#5b5346'
export const LINE = '#e3dccf'

export function titleSize(title: string): number {
  if (title.length <= 42) return 25
  if (title.length <= 80) return 21
  return title.length <= 150 ? 16.5 : 13
}

/**
 * If even the lowest cover leaves too little room for the text, the cover has the usual height and the text continues on the next page.
 */
const COVER = { least: 216, most: 350, usual: 300 } as const

const MAP_HEIGHT = 72

export function bodyHeights({ paragraphs, amenities, mapCode }: Sheet) {
  const letters = amenities.length > 0 ? 74 : 108
  const text = paragraphs.reduce(
    (sum, each) => sum + Math.ceil(each.length / letters) * 14.2 + 6,
    28,
  )
  const side = amenities.length > 0 ? 46 + amenities.length * 15 : 0
  const isMapUnderText = paragraphs.length > 0 && text <= side
  const map = mapCode === null ? 0 : MAP_HEIGHT
  const height = isMapUnderText ? Math.max(text + map, side) : Math.max(text, side + map)
  return { height, isMapUnderText }
}

/** SHEET-06: the cover is as high as the text allows, so that most sheets have one page and a gallery. */
export function coverHeight(sheet: Sheet): number {
  const { title, place, facts, commission, tours, contact } = sheet
  const bottom = LETTER.height - (contact ? BAND + BAND_GAP : FOOT)
  const size = titleSize(title)
  const used =
    24 +
    16 +
    Math.ceil((title.length * size * 0.52) / 322) * size * 1.12 +
    (place === null ? 0 : 21) +
    (facts.length > 0 ? 64 : 12) +
    (commission === null ? 0 : 30) +
    tours.length * 22 +
    20 +
    bodyHeights(sheet).height
  // The text's height is estimated from its number of letters, so some space stays free.
  const room = bottom - used - 18
  return room < COVER.least ? COVER.usual : Math.min(room, COVER.most)
}
