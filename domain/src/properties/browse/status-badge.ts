import { BADGES } from '../messages.ts'
import type { Property } from '../property.ts'

export interface StatusBadge {
  label: string
  tone: 'green' | 'yellow' | 'blue'
}

type Offer = Pick<Property, 'operation'> & {
  saleStatus?: string | null
  rentalStatus?: string | null
}

/**
 * BADGE-02: vendida and rentada are green, apartada is yellow and any other status blue. Statuses are plain texts here, because local
 * copies come from a database.
 */
export function statusBadge({ operation, saleStatus, rentalStatus }: Offer): StatusBadge {
  const status = operation === 'sale' ? saleStatus : rentalStatus
  if (status === 'apartada') return { label: BADGES.reserved, tone: 'yellow' }
  if (operation === 'sale') {
    return status === 'vendida'
      ? { label: BADGES.sold, tone: 'green' }
      : { label: BADGES.forSale, tone: 'blue' }
  }
  return status === 'rentada'
    ? { label: BADGES.rented, tone: 'green' }
    : { label: BADGES.forRent, tone: 'blue' }
}
