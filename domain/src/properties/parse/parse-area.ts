import { foldForSearch } from '../../text/index.ts'
import { FIGURE, parseNumber } from './parse-number.ts'

const SQUARE_FOOT = 0.09290304
const HECTARE = 10_000
const ACRE = 4046.8564224
const MAX_AREA = 9_999_999_999
const SIDES = new RegExp(String.raw`(${FIGURE})\s*(?:m|mts?|metros)?\.?\s*[x×]\s*(${FIGURE})`)
const FIRST = new RegExp(`(${FIGURE})`)

/** Square metres of '245 m²', '1,097', '2,500 sq ft', '1.5 ha', '10 x 20'; null when there are none. */
export function parseArea(text: string, unit = ''): number | null {
  const folded = foldForSearch(text).slice(0, 300)
  const sides = SIDES.exec(folded)
  if (sides) return inRange(toNumber(sides[1]) * toNumber(sides[2]))
  const found = FIRST.exec(folded)
  if (!found || folded[found.index - 1] === '-') return null
  const after = folded.slice(found.index + found[0].length, found.index + found[0].length + 20)
  return inRange(toNumber(found[1]) * (factorOf(after) ?? factorOf(foldForSearch(unit)) ?? 1))
}

function toNumber(figure = ''): number {
  const value = parseNumber(figure, { pointBeforeThree: 'decimals' }) ?? 0
  // '1.097' is a thousand metres: no listing measures one.
  return value < 10 && /^\d\.\d{3}$/.test(figure) ? value * 1000 : value
}

function factorOf(unit: string): number | null {
  if (/^\W*(?:sq\.?\s*(?:ft|feet)|square f|ft|pies?\b|sqft)/.test(unit)) return SQUARE_FOOT
  if (/^\W*(?:has?\b|hect)/.test(unit)) return HECTARE
  if (/^\W*acres?\b/.test(unit)) return ACRE
  return /^\W*(?:m|sq\.?\s*m|square m)/.test(unit) ? 1 : null
}

function inRange(area: number): number | null {
  const rounded = Math.round(area * 100) / 100
  return rounded > 0 && rounded <= MAX_AREA ? rounded : null
}
