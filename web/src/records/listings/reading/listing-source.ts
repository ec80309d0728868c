import type { FieldMapping } from '@predio/domain/properties'
import type { Reach } from '../site/reach-site.ts'

export interface ListingSource {
  siteUrl: string
  endpoint: string
  mapping: FieldMapping
  reach: Reach
}

/** SITE-14: the longest wait for one page of listings. */
export const PAGE_MS = 30_000
