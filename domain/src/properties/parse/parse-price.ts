import { foldForSearch } from '../../text/index.ts'
import type { AreaUnit, Currency, Operation, PriceIn, PricePeriod } from '../property.ts'
import { findAmounts, type FoundAmount } from './find-amounts.ts'

export interface ParsedPrice {
  amount: number
  currency: Currency | null
  per: AreaUnit | null
  other: PriceIn | null
}

const MAX_PRICE = 999_999_999_999
const PLACEHOLDER = 1
/** No whole property costs less. A figure such as '3.5' means millions or nothing, and no price is better than a wrong one. */
const MIN_WHOLE_PRICE = 100
const USD = /us\s?\$|u\$[sd]|usd|u\.s\.|\bdll?s\b|\bdolar|dollar|\bmdd\b/
const MXN = /mxn|mx\$|\bm\.?n\b|\bpesos?\b|\bmdp\b|moneda nacional/
/** Prices in these currencies are not read, because showing their figures as pesos would be worse than showing none. */
const FOREIGN = /€|£|\beur(?:os?)?\b|\bgbp\b|\bcop\b|\bars\b|\bclp\b|\bcad\b|\bbrl\b|\budis?\b/
const NOT_A_PRICE = /consult|llam|\btel|whats|contact|call|request|inform|\bpoa\b/
/** These words name an accepted way to pay, not the currency of the price. */
const ACCEPTED = /acept\w*\s+(?:pagos?\s+en\s+)?(?:dolares|usd|dlls)/g

/**
 * 'Precio a consultar', '0' and '1' are no prices. Of several amounts the price of the whole property counts, not a price per metre, a
 * deposit or a former price, and among these the price of the wanted operation.
 */
export function parsePrice(text: string, operation: Operation | null = null): ParsedPrice | null {
  const amounts = findAmounts(text).filter(
    ({ amount, currency, per, isTelephone }) =>
      amount > PLACEHOLDER &&
      (amount >= MIN_WHOLE_PRICE || per !== null) &&
      amount <= MAX_PRICE &&
      currency !== 'foreign' &&
      !isTelephone,
  )
  const chosen = choose(candidatesOf(amounts, text), operation)
  if (!chosen) return null
  const currency = currencyOf(chosen, amounts, text)
  if (currency === null && isForeignCurrency(text)) return null
  return { amount: chosen.amount, currency, per: chosen.per, other: otherOf(currency, amounts) }
}

/** PROP-51: a text may contain two prices, one for each operation. */
export function namesBothPrices(text: string): boolean {
  const named = new Set(findAmounts(text).map(({ operation }) => operation))
  return named.has('sale') && named.has('rent')
}

function candidatesOf(amounts: readonly FoundAmount[], text: string): readonly FoundAmount[] {
  const marked = amounts.filter(({ isMarked }) => isMarked)
  if (marked.length > 0) return marked
  return asksForContact(text) ? [] : amounts
}

function choose(
  candidates: readonly FoundAmount[],
  operation: Operation | null,
): FoundAmount | undefined {
  const whole = preferred(candidates, ({ per }) => per === null)
  const asked = preferred(
    preferred(whole, ({ isAside }) => !isAside),
    (found) => operation !== null && found.operation === operation,
  )
  const [first, second] = preferred(asked, ({ isPreferred }) => isPreferred)
  const isLowered = first?.end === 'from' && second?.end === 'to' && second.amount < first.amount
  return isLowered ? second : first
}

function preferred(
  candidates: readonly FoundAmount[],
  passes: (found: FoundAmount) => boolean,
): readonly FoundAmount[] {
  const passing = candidates.filter(passes)
  return passing.length > 0 ? passing : candidates
}

function currencyOf(
  chosen: FoundAmount,
  amounts: readonly FoundAmount[],
  text: string,
): Currency | null {
  if (chosen.currency === 'USD' || chosen.currency === 'MXN') return chosen.currency
  if (amounts.some(({ currency }) => currency === 'USD')) return 'MXN'
  return parseCurrency(foldForSearch(text.slice(0, 300)).replace(ACCEPTED, ''))
}

function otherOf(own: Currency | null, amounts: readonly FoundAmount[]): PriceIn | null {
  for (const { amount, currency, per, isMarked } of amounts) {
    const isOther = currency === 'USD' || currency === 'MXN' ? currency !== own : false
    if (isOther && own !== null && isMarked && per === null) {
      return { amount, currency: currency as Currency }
    }
  }
  return null
}

/** If the site asks visitors to contact somebody for the price, no other field may supply one. */
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

export function parsePeriod(text: string): PricePeriod | null {
  const folded = foldForSearch(text.slice(0, 300))
  return PERIODS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}
