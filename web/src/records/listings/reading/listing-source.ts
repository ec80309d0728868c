import type { FieldMapping } from '@predio/domain/properties'
import type { Reach } from '../site/reach-site.ts'

/** Where listings come from and how their fields are understood. */
export interface ListingSource {
  siteUrl: string
  /** As settings remember it, style included. */
  endpoint: string
  mapping: FieldMapping
  reach: Reach
}

/** SITE-14: how long the site has to answer with one page. */
export const PAGE_MS = 30_000
