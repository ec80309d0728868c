import { shorten } from '../../text/index.ts'
import type { Property } from '../property.ts'
import { findDuplicates } from './find-duplicates.ts'

export const HEALTH_ISSUES = [
  'leaked-data',
  'sold-still-published',
  'duplicated',
  'no-price',
  'few-photos',
  'no-area',
  'no-location',
] as const
export type HealthIssue = (typeof HEALTH_ISSUES)[number]

export interface HealthListing {
  id: number
  title: string
  link: string | null
  /**
   * The content depends on the issue: the number of photographs, the ids of the duplicates, the names of the leaked fields or the text that
   * is no price.
   */
  detail: string | null
}

export interface SiteHealth {
  checked: number
  healthy: number
  findings: { issue: HealthIssue; listings: HealthListing[] }[]
}

const FEW_PHOTOS = 5

export function checkSiteHealth(
  properties: readonly Property[],
  leaks: ReadonlyMap<number, readonly string[]> = new Map(),
): SiteHealth {
  const duplicates = new Map(
    findDuplicates(properties).flatMap((group) =>
      group.map((one) => [one.id, group.filter((other) => other !== one)] as const),
    ),
  )
  const findings = HEALTH_ISSUES.map((issue) => ({
    issue,
    listings: properties.flatMap((property) => {
      const detail = detailOf(issue, property, duplicates, leaks)
      return detail === null ? [] : [listing(property, detail)]
    }),
  }))
  const found = new Set(findings.flatMap(({ listings }) => listings.map(({ id }) => id)))
  return { checked: properties.length, healthy: properties.length - found.size, findings }
}

function detailOf(
  issue: HealthIssue,
  property: Property,
  duplicates: ReadonlyMap<number, readonly Property[]>,
  leaks: ReadonlyMap<number, readonly string[]>,
): string | null {
  switch (issue) {
    case 'leaked-data':
      return leaks.get(property.id)?.join(', ') || null
    case 'sold-still-published':
      return property.saleStatus === 'vendida' || property.rentalStatus === 'rentada' ? '' : null
    case 'duplicated':
      return (
        duplicates
          .get(property.id)
          ?.map(({ id }) => `#${id}`)
          .join(', ') || null
      )
    case 'no-price':
      return property.price === null ? (property.unreadPrice ?? '') : null
    case 'few-photos':
      return property.images.length < FEW_PHOTOS ? String(property.images.length) : null
    case 'no-area':
      return property.area === null && property.landArea === null ? '' : null
    case 'no-location':
      return property.location === '' ? '' : null
  }
}

function listing({ id, title, link }: Property, detail: string): HealthListing {
  return { id, title: shorten(title, 120), link, detail: detail === '' ? null : detail }
}
