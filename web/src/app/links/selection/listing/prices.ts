import { formatDate } from '@predio/domain/dates'
import { formatPrice, formatPriceNote } from '@predio/domain/properties'
import type { PublicSelectionItem } from '@predio/domain/selections'

interface Prices {
  main: string
  second: string | null
  change: { old: string; day: string } | null
}

/** SEL-05: the latest known price is shown, together with the sent price if they differ. A price of 0 means that there is none. */
export function pricesOf({ listing, currentPrice }: PublicSelectionItem, zone: string): Prices {
  const sent = {
    price: listing.price || null,
    currency: listing.currency,
    operation: listing.operations[0] ?? 'sale',
    pricePeriod: listing.pricePeriod ?? null,
    unitPrice: listing.unitPrice ?? null,
  }
  const own = listing.secondPrice ? { own: { secondPrice: listing.secondPrice } } : {}
  const main = formatPrice(sent)
  const second = formatPriceNote({ ...sent, ...own })
  if (!currentPrice) return { main, second, change: null }
  const now = { ...sent, price: currentPrice.price || null, currency: currentPrice.currency }
  // The price per square metre was calculated from the old price, so it is left out.
  const current = formatPrice({ ...now, unitPrice: null })
  const day = formatDate(new Date(currentPrice.noticedAt), zone, 'longDayMonth')
  return {
    main: current,
    second: listing.secondPrice ? second : null,
    change: current === main ? null : { old: main, day },
  }
}
