import { parseAvailability, parseOperations, type Availability } from '../parse/parse-words.ts'
import type { Operation, RentalStatus, SaleStatus } from '../property.ts'
import { firstOf, termsOf, valuesOf, wordsOf, type Source } from '../source/read-source.ts'
import { toFlag, toNumberText } from '../source/unwrap.ts'
import { namesBothPrices, parsePrice } from '../parse/parse-price.ts'
import { readPeriod } from './read-price.ts'

export interface ReadOperation {
  operation: Operation
  operations: readonly Operation[]
  saleStatus: SaleStatus | null
  rentalStatus: RentalStatus | null
  isStated: boolean
}

export function readOperation(source: Source, title: string, link: string | null): ReadOperation {
  const stated = findOperations(source, title, link)
  const operations = stated.length > 0 ? stated : (['sale'] as const)
  const availability = findAvailability(source, title)
  return {
    operation: operations[0] ?? 'sale',
    operations,
    saleStatus: operations.includes('sale') ? saleStatusOf(availability) : null,
    rentalStatus: operations.includes('rent') ? rentalStatusOf(availability) : null,
    isStated: stated.length > 0,
  }
}

/** PROP-04: the kinds of evidence are in order of certainty. */
function findOperations(source: Source, title: string, link: string | null): readonly Operation[] {
  const evidence: (() => readonly Operation[])[] = [
    () => inTexts(wordsOf(source, source.mapped.get('operation'))),
    () => byPriceTexts(source),
    () => inTexts(termsOf(source, 'operation')),
    () => firstOf(source, 'operation', (value) => some(inTexts(wordsOf(source, value)))) ?? [],
    () => inTexts(termsOf(source, 'label')),
    () => byPriceFields(source),
    () => inTexts([title]),
    () => inTexts(termsOf(source, 'type')),
    () => (readPeriod(source) ? ['rent'] : []),
    () => inTexts([link ?? '']),
  ]
  for (const look of evidence) {
    const found = look()
    if (found.length > 0) return found
  }
  return []
}

function inTexts(texts: readonly string[]): Operation[] {
  const found = new Set(texts.flatMap(parseOperations))
  // A listing that is offered for sale and for rent shows the price of the sale, so the sale comes first.
  return (['sale', 'rent'] as const).filter((operation) => found.has(operation))
}

/** PROP-51: a price such as 'Renta $18,000 / Venta $3,400,000' proves both operations, whatever the other fields say. */
function byPriceTexts(source: Source): readonly Operation[] {
  const texts = [...valuesOf(source, 'price')].map((value) => toNumberText(value))
  return texts.some(namesBothPrices) ? ['sale', 'rent'] : []
}

function byPriceFields(source: Source): Operation[] {
  const isPriced = (value: unknown) => parsePrice(toNumberText(value)) && true
  const sale = firstOf(source, 'salePrice', isPriced) ?? firstOf(source, 'price', isPriced)
  const rent = firstOf(source, 'rentPrice', isPriced)
  return rent && !sale ? ['rent'] : []
}

function findAvailability(source: Source, title: string): Availability | null {
  const texts = [...termsOf(source, 'operation'), ...termsOf(source, 'label')]
  for (const value of valuesOf(source, 'availability')) texts.push(...wordsOf(source, value))
  const said = texts.map(parseAvailability).filter((found) => found !== null)
  const changed = said.find((found) => found !== 'available')
  if (changed) return changed
  if (firstOf(source, 'underOffer', toFlag) === true) return 'reserved'
  return inTitle(title) ?? said[0] ?? null
}

/**
 * A status counts only as a mark at an end of the title ('¡VENDIDA! Casa…', 'Casa… - Apartada'), since a house may also be in a 'zona
 * apartada'.
 */
function inTitle(title: string): Availability | null {
  const mark =
    /^\W*(vendid[ao]|apartad[ao]|rentad[ao]|sold|rented)(?!\p{L})|[[(*¡!|–-]\s*(vendid[ao]|apartad[ao]|rentad[ao]|sold|rented)\W*$/iu
  const [, first, last] = mark.exec(title) ?? []
  const shouted = /(?<!\p{L})(?:VENDID[AO]|APARTAD[AO]|RENTAD[AO]|SOLD)(?!\p{L})/u.exec(title)?.[0]
  return parseAvailability(first ?? last ?? shouted ?? '')
}

function saleStatusOf(availability: Availability | null): SaleStatus | null {
  if (availability === 'sold') return 'vendida'
  if (availability === 'reserved') return 'apartada'
  return availability === 'available' ? 'disponible' : null
}

function rentalStatusOf(availability: Availability | null): RentalStatus | null {
  if (availability === 'rented') return 'rentada'
  if (availability === 'reserved') return 'apartada'
  return availability === 'available' ? 'disponible' : null
}

function some<T>(list: T[]): T[] | null {
  return list.length > 0 ? list : null
}
