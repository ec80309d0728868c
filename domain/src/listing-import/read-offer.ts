import {
  type Currency,
  isForeignCurrency,
  type Offer,
  type Operation,
  parseCurrency,
  parseOperations,
  parsePrice,
} from '../properties/index.ts'
import type { ListingCells } from './fields.ts'

interface Defaults {
  offer: Offer
  currency: Currency
}

export interface ReadOffer {
  offer: Offer | null
  price: number | null
  secondPrice: number | null
  currency: Currency
  /** Names the column with a second price that the offer could not take. */
  spare: 'sale_price' | 'rent_price' | null
}

/** Systems write these values into a price cell when there is no price. */
const NOTHING = /^(?:[\s$0.,-]*|n\/?a|none|null|no aplica)$/i

/** LIMP-03: a file has one column for the price, or one for the sale and one for the rent. */
export function readOffer(cells: ListingCells, defaults: Defaults): ReadOffer {
  const sale = given(cells.sale_price)
  const rent = given(cells.rent_price)
  const offer = offerOf(cells, sale, rent, defaults.offer)
  const one = given(cells.price)
  const saleText = sale ?? one
  const rentText = rent ?? (sale === undefined || offer === 'rent' ? one : undefined)
  const currency = currencyOf(
    cells,
    (offer === 'rent' ? rentText : saleText) ?? '',
    defaults.currency,
  )
  const first = offer === 'rent' ? amountOf(rentText, 'rent') : amountOf(saleText, 'sale')
  const second = offer === 'both' ? amountOf(rentText, 'rent') : null
  return {
    offer,
    price: currency === null ? null : first,
    secondPrice: second === first ? null : second,
    currency: currency ?? defaults.currency,
    spare: spareOf(offer, sale, rent),
  }
}

function given(cell: string | undefined): string | undefined {
  return cell === undefined || NOTHING.test(cell) ? undefined : cell
}

function offerOf(
  { operation, title }: ListingCells,
  sale: string | undefined,
  rent: string | undefined,
  fallback: Offer,
): Offer | null {
  if (operation !== undefined) return named(operation)
  if (sale !== undefined && rent !== undefined) return 'both'
  if (sale !== undefined) return 'sale'
  if (rent !== undefined) return 'rent'
  return named(title ?? '') ?? fallback
}

function named(text: string): Offer | null {
  const [first, second] = parseOperations(text)
  return second === undefined ? (first ?? null) : 'both'
}

function amountOf(text: string | undefined, operation: Operation): number | null {
  const parsed = text === undefined ? null : parsePrice(text, operation)
  return parsed && parsed.per === null ? parsed.amount : null
}

function currencyOf(
  { currency }: ListingCells,
  price: string,
  fallback: Currency,
): Currency | null {
  const said = parseCurrency(currency ?? '') ?? parseCurrency(price)
  if (said !== null) return said
  return isForeignCurrency(`${currency ?? ''} ${price}`) ? null : fallback
}

function spareOf(
  offer: Offer | null,
  sale: string | undefined,
  rent: string | undefined,
): ReadOffer['spare'] {
  if (offer === 'sale' && rent !== undefined) return 'rent_price'
  return offer === 'rent' && sale !== undefined ? 'sale_price' : null
}
