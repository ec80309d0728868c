import { formatPrice, formatPriceNote, type Property } from '@predio/domain/properties'
import { cx } from '../../ui/cx.ts'

/** The price and, smaller, what the site says beside it: another currency, or the price of a metre. */
export function PropertyPrice({ property, className }: { property: Property; className: string }) {
  const note = formatPriceNote(property)
  return (
    <p className={cx('font-semibold tabular-nums', className)}>
      {formatPrice(property)}
      {note && <span className="ml-2 text-sm font-normal text-ink-soft">{note}</span>}
    </p>
  )
}
