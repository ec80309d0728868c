import { formatPrice, formatPriceNote, type Property } from '@predio/domain/properties'
import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

interface PropertyPriceProps {
  property: Property
  className: string
  render?: (price: string) => ReactNode
}

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
