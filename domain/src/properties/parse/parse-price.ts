import { foldForSearch } from '../../text/index.ts'
import type { Currency, PricePeriod } from '../property.ts'
import { FIGURE, parseNumber } from './parse-number.ts'

export interface ParsedPrice {
  amount: number
  /** Null where the text does not say. */
  currency: Currency | null
}

/** What the local copy's column can hold. */
const MAX_PRICE = 999_999_999_999
const USD = /us\s?\$|u\$[sd]|usd|u\.s\.|\bdll?s\b|\bdolar|dollar|\bmdd\b/
const MXN = /mxn|mx\$|\bm\.?n\b|\bpesos?\b|\bmdp\b|moneda nacional/
/** Showing another currency's figure as pesos would be worse than showing none. */
const FOREIGN = /€|£|\beur(?:os?)?\b|\bgbp\b|\bcop\b|\bars\b|\bclp\b|\bcad\b|\bbrl\b/
const MONEY = new RegExp(
  String.raw`(?:\$|mxn|usd|mn)\s*(${FIGURE})|(${FIGURE})\s*(?:\$|mxn|usd|m\.?n\b|pesos|dol|dll?s)`,
)
const ANY_FIGURE = new RegExp(`(${FIGURE})`)
const MILLIONS = /^\s*(?:mdp\b|mdd\b|millon|million|mill\b|mm\b|m\b(?!\s*[²2]|\.?\s*n))/
const THOUSANDS = /^\s*(?:mil\b|k\b)/
const PER_METRE = /(?:\/|por|per|x|el)\s*(?:m2|m²|mt2|mts2|metro|sq|square)/
const NOT_A_PRICE = /consult|llam|\btel|whats|contact|call|request|inform|\bpoa\b/

/** The first price of a text, or null: 'Precio a consultar', '0' and a price per metre are none. */
export function parsePrice(text: string): ParsedPrice | null {
  const folded = foldForSearch(text).slice(0, 300)
  const found = MONEY.exec(folded) ?? (NOT_A_PRICE.test(folded) ? null : ANY_FIGURE.exec(folded))
  const figure = found?.[1] ?? found?.[2]
  if (!found || figure === undefined || FOREIGN.test(folded)) return null
  const start = folded.indexOf(figure, found.index)
  if (folded[start - 1] === '-' && folded.slice(0, start - 1).trim() === '') return null
  const after = folded.slice(start + figure.length)
  if (PER_METRE.test(after.slice(0, 20))) return null
  const factor = MILLIONS.test(after) ? 1_000_000 : THOUSANDS.test(after) ? 1000 : 1
  const value = parseNumber(figure, { pointBeforeThree: factor === 1 ? 'thousands' : 'decimals' })
  const amount = value === null ? 0 : Math.round(value * factor * 100) / 100
  if (amount <= 0 || amount > MAX_PRICE) return null
  return { amount, currency: parseCurrency(folded) }
}

/** The site chose not to say: no other field of its may be taken instead. */
export function asksForContact(text: string): boolean {
  return NOT_A_PRICE.test(foldForSearch(text.slice(0, 300)))
}

export function parseCurrency(text: string): Currency | null {
  const folded = foldForSearch(text)
  if (USD.test(folded)) return 'USD'
  return MXN.test(folded) ? 'MXN' : null
}

export function isForeignCurrency(text: string): boolean {
  return FOREIGN.test(foldForSearch(text))
}

const PERIODS: readonly [PricePeriod, RegExp][] = [
  ['night', /noche|night|diari[ao]|por dia|al dia|\/\s*dia|daily|per day/],
  ['week', /seman|week/],
  ['year', /anual|al ano|por ano|\/\s*ano|year|annual|\bpa\b/],
  ['month', /mes\b|mensual(?:es)?\b|month|\/\s*mo\b|\bpcm\b/],
]

/** '/mes', 'mensuales', 'por noche': only a rent has one. */
export function parsePeriod(text: string): PricePeriod | null {
  const folded = foldForSearch(text.slice(0, 300))
  return PERIODS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}
