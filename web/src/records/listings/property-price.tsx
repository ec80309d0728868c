import { formatPrice, formatPriceNote, type Property } from '@predio/domain/properties'
import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

interface PropertyPriceProps {
  property: Property
  className: string
  /** Around the price itself. */
  render?: (price: string) => ReactNode
}

/** The price and, smaller, what the site says beside it: another currency, or the price of a metre. */
export function PropertyPrice({ property, className, render }: PropertyPriceProps) {
  const price = formatPrice(property)
  const note = formatPriceNote(property)
  return (
    <p className={cx('font-semibold tabular-nums', className)}>
      {render ? render(price) : price}
      {note && <span className="ml-2 text-sm font-normal text-ink-soft">{note}</span>}
    </p>
  )
}
