import { listingsPath, type SiteFilters, writeSiteFilters } from '@predio/domain/agent-site'
import { formatMxn } from '@predio/domain/money'
import { OPERATION_LABELS, TYPE_LABELS } from '@predio/domain/properties'
import { messages } from './messages.ts'

interface ActiveFilter {
  label: string
  /** The list without this filter. */
  path: string
}

/** WEB-54: what narrows a list, each with the way to take it away. Order and page narrow nothing. */
export function activeFilters(site: string, filters: SiteFilters): ActiveFilter[] {
  const { operation, type, zone, priceFrom, priceTo, bedrooms } = filters
  const labels: Partial<Record<keyof SiteFilters, string | null>> = {
    operation: operation && OPERATION_LABELS[operation],
    type: type && TYPE_LABELS[type],
    zone,
    priceFrom: priceFrom === null ? null : messages.fromPrice(formatMxn(priceFrom, 0)),
    priceTo: priceTo === null ? null : messages.toPrice(formatMxn(priceTo, 0)),
    bedrooms: bedrooms === null ? null : messages.bedroomsFilter(bedrooms),
  }
  return Object.entries(labels).flatMap(([name, label]) => {
    const rest = writeSiteFilters({ ...filters, [name]: null, page: 1 })
    return label ? [{ label, path: `${listingsPath(site)}${rest}` }] : []
  })
}
