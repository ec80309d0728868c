import { foldForSearch } from '../../text/index.ts'
import { FIGURE, parseNumber } from './parse-number.ts'

export const SQUARE_FOOT = 0.09290304
const HECTARE = 10_000
const ACRE = 4046.8564224
export const SQUARE_VARA = 0.702244
const MECATE = 400
const MAX_AREA = 9_999_999_999
const SIDES = new RegExp(
  String.raw`(${FIGURE})\s*(?:m|mts?|metros)?\.?\s*(?:de (?:frente|ancho)\s*)?(?:[x×]|por)\s*(${FIGURE})`,
)
const FIRST = new RegExp(String.raw`(?<!\bm(?:ts?)?)(${FIGURE})`)
/** Deeds write hectares, ares and centiares: 1-25-50 is 1.2550 ha. */
const DEED = /(?<!\d)(\d{1,6})-(\d{2})-(\d{2}(?:\.\d+)?)(?!-|\d)/

export function parseArea(text: string, unit = ''): number | null {
  const folded = spellFractions(foldForSearch(text.slice(0, 300)))
  const deed = DEED.exec(folded)
  if (deed) return inRange(Number(deed[1]) * HECTARE + Number(deed[2]) * 100 + Number(deed[3]))
  const sides = SIDES.exec(folded)
  if (sides) return inRange(toNumber(sides[1]) * toNumber(sides[2]))
  const found = FIRST.exec(folded)
  if (!found || folded[found.index - 1] === '-') return null
  const after = folded.slice(found.index + found[0].length, found.index + found[0].length + 20)
  return inRange(toNumber(found[1]) * (factorOf(after) ?? factorOf(foldForSearch(unit)) ?? 1))
}

function spellFractions(folded: string): string {
  return folded
    .replace(/\bmedia (?=hect|ha\b)/, '0.5 ')
    .replace(/(?:(\d+)\s+)?\b1\/2\b/, (_, whole: string | undefined) => `${whole ?? 0}.5`)
}

function toNumber(figure = ''): number {
  const value = parseNumber(figure, { pointBeforeThree: 'decimals' }) ?? 0
  return value < 10 && /^\d\.\d{3}$/.test(figure) ? value * 1000 : value
}

function factorOf(unit: string): number | null {
  if (/^\W*(?:sq\.?\s*(?:ft|feet)|square f|ft|pies?\b|sqft)/.test(unit)) return SQUARE_FOOT
  if (/^\W*(?:has?\b|hect)/.test(unit)) return HECTARE
  if (/^\W*(?:varas?\b|v[r]?s?[2²])/.test(unit)) return SQUARE_VARA
  if (/^\W*mecates?\b/.test(unit)) return MECATE
  if (/^\W*acres?\b/.test(unit)) return ACRE
  return /^\W*(?:m|sq\.?\s*m|square m)/.test(unit) ? 1 : null
}

function inRange(area: number): number | null {
  const rounded = Math.round(area * 100) / 100
  return rounded > 0 && rounded <= MAX_AREA ? rounded : null
}
