import { NO_PRICE } from '../messages.ts'
import type { PricePeriod, Property } from '../property.ts'

const AMOUNT = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 0 })
const SIGNS = { MXN: '$', USD: 'US$' } as const
const PERIODS: Readonly<Record<PricePeriod, string>> = {
  month: '/mes',
  week: '/semana',
  night: '/noche',
  year: '/año',
}

type Priced = Pick<Property, 'price' | 'currency' | 'operation'> & {
  pricePeriod?: PricePeriod | null
}

/** es-MX without decimals, a rent with '/mes' (specification, sections 2 and 9). */
export function formatPrice({ price, currency, operation, pricePeriod }: Priced): string {
  if (price === null) return NO_PRICE
  const suffix = operation === 'rent' ? PERIODS[pricePeriod ?? 'month'] : ''
  return `${SIGNS[currency]}${AMOUNT.format(price)}${suffix}`
}
