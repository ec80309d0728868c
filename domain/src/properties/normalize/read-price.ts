import { shorten } from '../../text/index.ts'
import { SQUARE_VARA } from '../parse/parse-area.ts'
import {
  asksForContact,
  isForeignCurrency,
  parseCurrency,
  parsePeriod,
  parsePrice,
  type ParsedPrice,
} from '../parse/parse-price.ts'
import type { AreaUnit, Currency, Operation, PriceIn, PricePeriod, UnitPrice } from '../property.ts'
import type { SourceField } from '../source/field-names.ts'
import { firstOf, valuesOf, type Source } from '../source/read-source.ts'
import { toFlag, toNumberText, toText } from '../source/unwrap.ts'

export interface ReadPrice {
  price: number | null
  currency: Currency
  pricePeriod: PricePeriod | null
  unitPrice: UnitPrice | null
  otherPrice: PriceIn | null
  secondPrice?: number
  unreadPrice?: string
}

/** A listing that is offered for sale and for rent has two prices. The price of its first operation is shown. */
const FIELDS: Readonly<Record<Operation, readonly SourceField[]>> = {
  sale: ['salePrice', 'price'],
  rent: ['rentPrice', 'price'],
}

const PLACEHOLDERS = /^\D*[01](?:[.,]0+)?\D*$/
const MAX_UNREAD = 60

const UNIT_AREAS = { m2: 1, ha: 10_000, vara: SQUARE_VARA } as const

export function readPrice(
  source: Source,
  [operation = 'sale', second]: readonly Operation[],
  area: number | null,
): ReadPrice {
  const pricePeriod = operation === 'rent' ? readPeriod(source) : null
  const stated = firstOf(source, 'currency', (value) => toText(value) || null) ?? ''
  const found = isForeignCurrency(stated) ? null : findPrice(source, operation)
  if (!found) {
    const currency = parseCurrency(stated) ?? 'MXN'
    const unread = findUnread(source, operation)
    return {
      price: null,
      currency,
      pricePeriod,
      unitPrice: null,
      otherPrice: null,
      ...(unread !== '' && { unreadPrice: unread }),
    }
  }
  const { amount, per, other } = found
  const also = second && findPrice(source, second)
  const isOwnPrice = also && also.per === null && also.amount !== amount
  const currency =
    found.currency ?? parseCurrency(stated) ?? firstOf(source, 'priceWords', currencyIn) ?? 'MXN'
  return {
    price: per === null ? amount : wholePrice(amount, per, area),
    currency,
    pricePeriod,
    unitPrice: per === null ? null : { amount, per },
    otherPrice: other,
    ...(isOwnPrice && { secondPrice: also.amount }),
  }
}

/** PROP-52: finds a text with figures that could not be read as a price, so that the agent can correct it. */
function findUnread(source: Source, operation: Operation): string {
  if (firstOf(source, 'hidePrice', toFlag) === true) return ''
  const texts = FIELDS[operation].flatMap((field) =>
    [...valuesOf(source, field)].map((value) => toNumberText(value)),
  )
  const isOdd = (text: string) =>
    /\d/.test(text) && !PLACEHOLDERS.test(text) && !asksForContact(text)
  return shorten(texts.find(isOdd) ?? '', MAX_UNREAD)
}

function wholePrice(amount: number, per: AreaUnit, area: number | null): number | null {
  return area === null ? null : Math.round((amount * area) / UNIT_AREAS[per])
}

function findPrice(source: Source, operation: Operation): ParsedPrice | null {
  if (firstOf(source, 'hidePrice', toFlag) === true) return null
  const mapped = source.mapped.get('price')
  const fields =
    mapped === undefined ? FIELDS[operation] : (['price', ...FIELDS[operation]] as const)
  for (const field of fields) {
    for (const value of valuesOf(source, field)) {
      const text = toNumberText(value)
      const price = parsePrice(text, operation)
      if (price) return price
      if (asksForContact(text)) return null
    }
  }
  const dollars = firstOf(source, 'usdPrice', (value) => parsePrice(toNumberText(value)))
  return dollars && { ...dollars, currency: 'USD' }
}

export function readPeriod(source: Source): PricePeriod | null {
  for (const field of ['rentPrice', 'price', 'priceWords'] as const) {
    const period = firstOf(source, field, (value) => parsePeriod(toText(value)))
    if (period) return period
  }
  return null
}

function currencyIn(value: unknown): Currency | null {
  return parseCurrency(toText(value))
}
