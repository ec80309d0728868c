import { foldForSearch } from '../../text/index.ts'
import { AREA_UNITS, type AreaUnit, type Currency, type Operation } from '../property.ts'
import { SQUARE_FOOT } from './parse-area.ts'
import { FIGURE, parseNumber } from './parse-number.ts'

export interface FoundAmount {
  amount: number
  /** Null means that the text names no currency. 'foreign' is a currency other than pesos and dollars. */
  currency: Currency | 'foreign' | null
  per: AreaUnit | null
  isMarked: boolean
  isTelephone: boolean
  isAside: boolean
  isPreferred: boolean
  operation: Operation | null
  end: 'from' | 'to' | null
}

const MAX_TEXT = 300
const NUMBER_WORDS = [
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
]
const NUMBER_WORD = new RegExp(
  String.raw`\b(${NUMBER_WORDS.join('|')})(?=\s+(?:millon|mil\b))`,
  'g',
)

const SCIENTIFIC = /(?<![\d.,a-z])\d{1,3}(?:\.\d{1,9})?e\+?\d{1,2}(?![\d.,a-z])/g
const LETTERS_IN_FIGURE = /(?<![a-z\d])\d[\d.,]*o[\do.,]*(?![a-z])/g
const SHARED_MULTIPLIER = new RegExp(
  String.raw`(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)(\s*(?:a|al|y|hasta|-|–|—)\s*\$?\s*)(\d{1,3}(?:[.,]\d{1,2})?)\s*(mdp|mdd|millon(?:es)?|mil|mm|k)\b`,
  'g',
)

const MILLIONS = /^\s*(?:(mdp\b|mdd\b)|millon(?:es)?|million|mill\b|mm\b|m\b(?!\s*[²2]|\.?\s*n))/
const THOUSANDS = /^\s*(?:mil\b|k\b)/
const BELOW_MILLION = new RegExp(
  String.raw`^\s*(?:y|con)?\s*(?:(medio)\b|(${FIGURE})\s*(mil\b|k\b)?(?:\s*(\d{1,3})(?![\d.,]))?)`,
)

const DOLLARS_BEFORE = /(?:us\s?\$|u\$[sd]|usd|dlls?)\s*\$?\s*$/
const PESOS_BEFORE = /(?:mxn|mx|mn)\s*\$?\s*$/
const FOREIGN_BEFORE = /(?:€|£|\b(?:eur(?:os?)?|gbp|cop|ars|clp|cad|brl|udis?))\s*\$?\s*$/
const SIGN_BEFORE = /\$\s*$/
const AFTER = /^\s*(?:\.-)?\s*(?:de\s+)?/
const DOLLARS_AFTER = /^(?:us\s?\$|usd|u\.s\.|dll?s?\b|dol(?:ar(?:es)?)?\b|dollars?)/
const PESOS_AFTER = /^(?:\$|mxn|m\.?n\b\.?|mx\b|pesos?\b|moneda nacional)/
const FOREIGN_AFTER = /^(?:€|£|(?:eur(?:os?)?|gbp|cop|ars|clp|cad|brl|udis?)\b)/

const METRE = String.raw`(?:m2|m²|mts?\.?\s?[2²]|metros?\b|sq\b|square)`
const HECTARE = String.raw`(?:has?\b|hect\w*)`
const VARA = String.raw`(?:varas?\b|v[r]?s?[2²])`
const FOOT = String.raw`(?:pies?\b|pie[2²]|pies[2²]|ft\b|ft[2²]|sq\.?\s?(?:ft|feet|foot)|square\s+f(?:ee|oo)t)`
const PER_FOOT = new RegExp(String.raw`^\W*?(?:(?:por|per|x|el|cada|\/)\s*)?${FOOT}`)
const PER_METRE = new RegExp(String.raw`^\W*?(?:por|per|x|el|cada|\/)\s*${METRE}`)
const METRE_DIRECTLY = new RegExp(String.raw`^\s*${METRE}`)
const PER_HECTARE = new RegExp(String.raw`^\W*?(?:por|per|x|la|cada|\/)\s*${HECTARE}`)
const PER_VARA = new RegExp(String.raw`^\W*?(?:por|per|x|la|cada|\/)\s*${VARA}`)
const UNIT_BEFORE = new RegExp(
  String.raw`(?:(?<m2>${METRE})|(?<ha>${HECTARE})|(?<vara>${VARA}))(?:\s*cuadrad[oa])?\s*(?::|=|a|en|de)?\s*$`,
)

const ASIDE =
  /\b(?:antes|anterior|de lista|era|enganche|apartad?[ao]?|anticipo|deposito|mantenimiento|mantto|mensualidad(?:es)?|predial|comision|escrituracion|cuota)\b[^\d]*$/
const PREFERRED = /\b(?:total|ahora|hoy|oferta)\b[^\d]*$/
const TOTAL_AFTER = /^\s*(?:en\s+)?total\b/
const OPERATIONS: readonly [Operation, RegExp][] = [
  ['rent', /\brent[ao]?\b/],
  ['sale', /\b(?:venta|vend[eo])\b/],
]

export function findAmounts(text: string): FoundAmount[] {
  const folded = foldForSearch(text.slice(0, MAX_TEXT))
    .replace(/\bmedio millon\b/g, '0.5 millones')
    .replace(NUMBER_WORD, (word) => String(NUMBER_WORDS.indexOf(word) + 1))
    .replace(SCIENTIFIC, (figure) => String(Number(figure)))
    .replace(LETTERS_IN_FIGURE, (figure) => figure.replaceAll('o', '0'))
    .replace(SHARED_MULTIPLIER, '$1 $4$2$3 $4')
  const found: FoundAmount[] = []
  const figures = new RegExp(FIGURE, 'g')
  let last = 0
  for (let match = figures.exec(folded); match; match = figures.exec(folded)) {
    const quantity = readQuantity(folded, match.index, match[0])
    figures.lastIndex = quantity.end
    const before = folded.slice(last, match.index)
    if (/\bm(?:ts?)?$/.test(before)) continue
    const amount = describe(quantity, before, folded.slice(quantity.end), last > 0)
    if (amount && !(before.trim() === '-' && last === 0)) found.push(amount)
    last = quantity.end
  }
  return found
}

interface Quantity {
  value: number
  figure: string
  end: number
  hasMultiplier: boolean
  currency: Currency | null
}

function readQuantity(text: string, start: number, figure: string): Quantity {
  let end = start + figure.length
  const millions = MILLIONS.exec(text.slice(end))
  const thousands = millions ? null : THOUSANDS.exec(text.slice(end))
  const hasMultiplier = Boolean(millions ?? thousands)
  const pointBeforeThree = hasMultiplier ? 'decimals' : 'thousands'
  const own = parseNumber(figure, { pointBeforeThree }) ?? 0
  const currency = millions?.[1] === undefined ? null : millions[1] === 'mdd' ? 'USD' : 'MXN'
  if (thousands) {
    return { value: own * 1000, figure, end: end + thousands[0].length, hasMultiplier, currency }
  }
  if (!millions) return { value: own, figure, end, hasMultiplier, currency }
  end += millions[0].length
  const below = readBelowMillion(text.slice(end))
  return {
    value: own * 1_000_000 + below.value,
    figure,
    end: end + below.length,
    hasMultiplier,
    currency,
  }
}

function readBelowMillion(text: string): { value: number; length: number } {
  const [all = '', half, figure = '', thousands, units] = BELOW_MILLION.exec(text) ?? []
  if (half !== undefined) return { value: 500_000, length: all.length }
  const value = parseNumber(figure, { pointBeforeThree: 'thousands' }) ?? 0
  if (thousands !== undefined && value < 1000) {
    return { value: value * 1000 + Number(units ?? 0), length: all.length }
  }
  const isRest = thousands === undefined && value >= 1000 && value < 1_000_000
  const length = text.indexOf(figure) + figure.length
  return isRest ? { value, length } : { value: 0, length: 0 }
}

function describe(
  { value, figure, hasMultiplier, currency: multiplied }: Quantity,
  before: string,
  rest: string,
  hasPrevious: boolean,
): FoundAmount | null {
  const lead = AFTER.exec(rest)?.[0].length ?? 0
  const word = currencyAfter(rest.slice(lead))
  const currency = currencyBefore(before) ?? multiplied ?? word?.currency ?? null
  const isMoney = SIGN_BEFORE.test(before) || currency !== null || word !== null
  const after = word ? rest.slice(lead + word.length) : rest
  const label = before.replace(/(?:us|mx|mxn|usd|mn)?\s*\$?\s*$/, '')
  const isFoot = isMoney && PER_FOOT.test(after)
  const isMetreDirect = isFoot || METRE_DIRECTLY.test(after)
  // '200 m2' is an area, while '$850 m2' is a price for each square metre.
  if (isMetreDirect && !isMoney) return null
  const per = isMetreDirect ? 'm2' : (unitAfter(after) ?? unitBefore(label, hasPrevious))
  const next = after.split(/[$\d]/, 1)[0] ?? ''
  return {
    amount: Math.round((isFoot ? value / SQUARE_FOOT : value) * 100) / 100,
    currency,
    per,
    isMarked: isMoney || hasMultiplier,
    isTelephone: !isMoney && !hasMultiplier && /^\d{10}$/.test(figure),
    isAside: ASIDE.test(label),
    isPreferred: PREFERRED.test(label) || TOTAL_AFTER.test(after),
    operation:
      operationIn(label.split(/[,/;|]/).at(-1) ?? '') ??
      operationIn(next.split(/[,/;|]/, 1)[0] ?? ''),
    end: endOf(label),
  }
}

function currencyBefore(before: string): FoundAmount['currency'] {
  if (FOREIGN_BEFORE.test(before)) return 'foreign'
  if (DOLLARS_BEFORE.test(before)) return 'USD'
  return PESOS_BEFORE.test(before) ? 'MXN' : null
}

/** Reads a currency directly after the figure. A bare '$' there marks money without naming a currency. */
function currencyAfter(
  after: string,
): { currency: FoundAmount['currency']; length: number } | null {
  const kinds = [
    ['foreign', FOREIGN_AFTER],
    ['USD', DOLLARS_AFTER],
    ['MXN', PESOS_AFTER],
  ] as const
  for (const [currency, pattern] of kinds) {
    const [word] = pattern.exec(after) ?? []
    if (word === undefined || /^\s*\$?\s*\d/.test(after.slice(word.length))) continue
    return { currency: word === '$' ? null : currency, length: word.length }
  }
  return null
}

function unitAfter(after: string): AreaUnit | null {
  if (PER_METRE.test(after)) return 'm2'
  if (PER_HECTARE.test(after)) return 'ha'
  return PER_VARA.test(after) ? 'vara' : null
}

function unitBefore(label: string, hasPrevious: boolean): AreaUnit | null {
  const found = UNIT_BEFORE.exec(label)
  if (!found || (hasPrevious && label.slice(0, found.index).trim() === '')) return null
  return AREA_UNITS.find((unit) => found.groups?.[unit] !== undefined) ?? null
}

function operationIn(words: string): Operation | null {
  return OPERATIONS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

function endOf(label: string): FoundAmount['end'] {
  const word = /^\W*(de|a)\W*$/.exec(label)?.[1]
  if (word === undefined) return null
  return word === 'de' ? 'from' : 'to'
}
