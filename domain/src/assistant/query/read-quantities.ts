import { inPesos } from '../../properties/index.ts'
import { AFTER, BEFORE, type Bound, toRange } from './bounds.ts'
import type { Range } from './guess.ts'
import { areaLabel, countLabel, priceLabel, yearLabel } from './labels.ts'
import { findNoun, type Noun } from './nouns.ts'
import { type Amount, readAmount, rescale } from './read-amount.ts'
import { note, type Reading, take, wordAt } from './reading.ts'

interface Quantity {
  low: Amount
  high: Amount | null
  bound: Bound | null
  noun: Noun | null
  from: number
  next: number
}

const SQUARE_METRES_PER_HECTARE = 10_000
const SMALLEST_PRICE = 1000
const FILLERS = /^(?:los|las|el|la|de)$/
const CONNECTORS = /^(?:a|al|y|o|u|-|–|—|hasta|ó)$/
const MAX_COUNT = 50

export function readQuantities(reading: Reading, thisYear: number): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    const quantity = readQuantity(reading, at)
    if (!quantity) continue
    if (noteQuantity(reading, quantity, thisYear)) at = quantity.next - 1
    // A number without a meaning is skipped whole, so that its second half is not read as another number.
    else if (quantity.noun === 'nothing') at = quantity.next - 1
  }
}

function readQuantity(reading: Reading, from: number): Quantity | null {
  const before = BEFORE.find(reading, from)
  const first = readAmount(reading, before ? afterFillers(reading, before.next) : from)
  if (!first) return null
  const range = readHigh(reading, first)
  const last = range?.high ?? first
  const early = AFTER.find(reading, last.next)
  const noun = findNoun(reading, early?.next ?? last.next)
  const end = noun?.next ?? early?.next ?? last.next
  const late = AFTER.find(reading, end)
  return {
    low: range?.low ?? first,
    high: range?.high ?? null,
    bound: before?.value ?? early?.value ?? late?.value ?? null,
    noun: noun?.value ?? null,
    from,
    next: late?.next ?? end,
  }
}

function afterFillers(reading: Reading, at: number): number {
  let index = at
  while (FILLERS.test(wordAt(reading, index))) index += 1
  return index
}

function readHigh(reading: Reading, first: Amount): { low: Amount; high: Amount } | null {
  if (!CONNECTORS.test(wordAt(reading, first.next))) return null
  const isDash = reading.tokens[first.next]?.kind === 'mark'
  const high = readAmount(reading, first.next + (wordAt(reading, first.next + 1) === 'los' ? 2 : 1))
  if (!high) return null
  const low =
    first.scale === 1 && high.scale > 1 && first.value < SMALLEST_PRICE
      ? rescale(first, high.scale)
      : first
  const noun = findNoun(reading, high.next)
  if (noun && isMoney(low) && noun.value !== 'nothing') return null
  if (isDash && isMoney(low) !== isMoney(high) && high.value < SMALLEST_PRICE) return null
  if (low.value > high.value) return null
  const currency = high.currency ?? low.currency
  return { low: { ...low, currency }, high: { ...high, currency } }
}

function isMoney(amount: Amount): boolean {
  return amount.scale > 1 || amount.currency !== null || amount.isRent
}

function noteQuantity(reading: Reading, quantity: Quantity, thisYear: number): boolean {
  const { noun, low, high, from, next } = quantity
  const span = [from, next] as const
  switch (noun) {
    case 'nothing':
      return false
    case 'years':
      return noteYears(reading, quantity, thisYear)
    case 'area':
    case 'hectares': {
      const factor = noun === 'hectares' ? SQUARE_METRES_PER_HECTARE : 1
      const range = rangeOf(quantity, { isCount: false, bare: 'min' })
      const area = { min: times(range.min, factor), max: times(range.max, factor) }
      note(reading, span, { kind: 'area', ...area }, areaLabel(area))
      return true
    }
    case 'bedrooms':
    case 'bathrooms':
    case 'parking': {
      if (isMoney(low) || (high ?? low).value > MAX_COUNT) return false
      const end = noun === 'bathrooms' && saysHalf(reading, next) ? next + 2 : next
      const counted = countOf(quantity)
      const range = end === next ? counted : { ...counted, min: (counted.min ?? 0) + 0.5 }
      note(reading, [from, end], { kind: noun, ...range }, countLabel(noun, range))
      return true
    }
    case null:
      return notePrice(reading, quantity)
  }
}

function notePrice(reading: Reading, quantity: Quantity): boolean {
  const { low, high, from, next } = quantity
  const hasMark = isMoney(low) || (high !== null && isMoney(high))
  if (!hasMark && (low.value < SMALLEST_PRICE || looksLikeYear(low.value))) return false
  const isThanks = low.value <= SMALLEST_PRICE && low.digits === '' && high === null
  if (isThanks && low.currency === null && !low.isRent) return false
  const said = rangeOf(quantity, { isCount: false, bare: 'max' })
  const currency = low.currency ?? high?.currency ?? null
  const pesos = {
    min: said.min === null ? null : inPesos(said.min, currency),
    max: said.max === null ? null : inPesos(said.max, currency),
  }
  note(reading, [from, next], { kind: 'price', ...pesos }, priceLabel(said, currency))
  if (low.isRent || high?.isRent) inferRent(reading, from, next)
  return true
}

function inferRent(reading: Reading, from: number, next: number): void {
  note(reading, [from, next], { kind: 'operation', operation: 'rent' }, 'En renta')
}

function noteYears(reading: Reading, quantity: Quantity, thisYear: number): boolean {
  const { bound, low, from, next } = quantity
  const isUpper = bound === 'max' || bound === 'below'
  if (!isUpper || low.value > 100) {
    take(reading, [from, next], 'year')
    return false
  }
  const min = thisYear - low.value
  note(reading, [from, next], { kind: 'year', min }, yearLabel(min))
  return true
}

function rangeOf(
  { low, high, bound }: Quantity,
  options: { isCount: boolean; bare: 'min' | 'max' },
): Range {
  if (high) return { min: low.value, max: high.value }
  return toRange(low.value, bound, options)
}

/** '3 recámaras' means three or more, as in the filters, while '1 recámara' means exactly one. */
function countOf(quantity: Quantity): Range {
  const { noun, low, high, bound } = quantity
  const isOne = noun === 'bedrooms' && low.value === 1 && !high && bound === null
  return isOne ? { min: 1, max: 1 } : rangeOf(quantity, { isCount: true, bare: 'min' })
}

function looksLikeYear(value: number): boolean {
  return Number.isInteger(value) && value >= 1900 && value <= 2100
}

function times(value: number | null, factor: number): number | null {
  return value === null ? null : value * factor
}

function saysHalf(reading: Reading, at: number): boolean {
  return wordAt(reading, at) === 'y' && wordAt(reading, at + 1) === 'medio'
}
