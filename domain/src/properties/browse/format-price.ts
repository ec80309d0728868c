import { formatAmount } from '../../money/index.ts'
import { formatNumber } from '../../numbers/index.ts'
import { NO_PRICE, PRICE_UNITS } from '../messages.ts'
import { offeredAs, secondOperation, type Offered } from './offered-as.ts'
import type { PriceIn, PricePeriod, Property, UnitPrice } from '../property.ts'

const SIGNS = { MXN: '$', USD: 'US$' } as const
const PERIODS: Readonly<Record<PricePeriod, string>> = {
  month: '/mes',
  week: '/semana',
  night: '/noche',
  year: '/año',
}

type Priced = Pick<Property, 'price' | 'currency' | 'operation'> & {
  pricePeriod?: PricePeriod | null
  unitPrice?: UnitPrice | null
}

/**
 * The format is that of es-MX, with cents only if the price has any, and with '/mes' for a rent. If the area is unknown, a price per square
 * metre is marked as such.
 */
export function formatPrice({
  price,
  currency,
  operation,
  pricePeriod,
  unitPrice,
}: Priced): string {
  if (price === null) return unitPrice ? formatUnitPrice(unitPrice, currency) : NO_PRICE
  const suffix = operation === 'rent' ? PERIODS[pricePeriod ?? 'month'] : ''
  return `${SIGNS[currency]}${formatAmount(price)}${suffix}`
}

/** MONEY-10: a card omits cents and never rounds up to a price that nobody wrote. */
export function withoutCents(listing: Property): Property {
  const { price, own, otherPrice } = listing
  return {
    ...listing,
    price: price === null ? null : Math.trunc(price),
    ...(otherPrice && { otherPrice: { ...otherPrice, amount: Math.trunc(otherPrice.amount) } }),
    ...(own && { own: { ...own, secondPrice: own.secondPrice && Math.trunc(own.secondPrice) } }),
  }
}

type Noted = Offered & Pick<Property, 'currency'> & { otherPrice?: PriceIn | null }

/** The note shows the rent of a listing that is also for sale, the price in another currency or the price per square metre. */
export function formatPriceNote(listing: Noted): string | null {
  const { price, currency, unitPrice, otherPrice } = listing
  const second = secondOperation(listing)
  if (second) return formatPrice(offeredAs(listing, second))
  if (otherPrice) return `${SIGNS[otherPrice.currency]}${formatAmount(otherPrice.amount)}`
  return unitPrice && price !== null ? formatUnitPrice(unitPrice, currency) : null
}

/** OWN-10: a listing that is offered for sale and for rent shows both prices. */
export function formatPrices(listing: Offered & Pick<Property, 'currency'>): string {
  const second = secondOperation(listing)
  const main = formatPrice(listing)
  return second ? `${main} · ${formatPrice(offeredAs(listing, second))}` : main
}

function formatUnitPrice({ amount, per }: UnitPrice, currency: Property['currency']): string {
  return `${SIGNS[currency]}${formatNumber(amount, 0)} ${PRICE_UNITS[per]}`
}
