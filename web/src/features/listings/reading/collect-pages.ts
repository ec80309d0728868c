import {
  mergeTranslations,
  normalizeListings,
  type NormalizedListings,
  type Property,
} from '@predio/domain/properties'
import type { ListingSource } from './listing-source.ts'

/** What is known of a site's listings so far. */
export interface Collected {
  properties: readonly Property[]
  /** Names of private fields that the site publishes, by listing. */
  leaks: ReadonlyMap<number, readonly string[]>
  /** Kept listing → ids of its other languages. */
  mergedIds: ReadonlyMap<number, readonly number[]>
}

interface Pages {
  /** Takes a page in; the attachment ids it still lacks. */
  add: (page: number, items: readonly unknown[]) => readonly number[]
  learn: (page: number, media: ReadonlyMap<number, string | null>) => void
  /** Listings as they came, before translations are merged. */
  count: () => number
  collect: () => Collected
}

/** Pages arrive in any order and stand in theirs; a listing that two pages hold (one was added meanwhile) counts once. */
export function collectPages({
  siteUrl,
  mapping,
}: Pick<ListingSource, 'siteUrl' | 'mapping'>): Pages {
  const raw = new Map<number, readonly unknown[]>()
  const known = new Map<number, NormalizedListings>()
  const media = new Map<number, string | null>()

  function normalize(page: number): readonly number[] {
    const listings = normalizeListings(raw.get(page) ?? [], { siteUrl, mapping, media })
    known.set(page, listings)
    return listings.missingMediaIds
  }

  function all(): Map<number, Property> {
    const pages = [...known].toSorted(([a], [b]) => a - b)
    return new Map(pages.flatMap(([, { properties }]) => properties.map((one) => [one.id, one])))
  }

  return {
    add(page, items) {
      raw.set(page, items)
      return normalize(page)
    },
    learn(page, found) {
      for (const [id, url] of found) media.set(id, url)
      if (found.size > 0) normalize(page)
      raw.delete(page)
    },
    count: () => all().size,
    collect() {
      const { properties, mergedIds } = mergeTranslations([...all().values()])
      const leaks = new Map<number, readonly string[]>()
      for (const page of known.values()) for (const [id, names] of page.leaks) leaks.set(id, names)
      return { properties, leaks, mergedIds }
    },
  }
}
