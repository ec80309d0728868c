import {
  mergeTranslations,
  normalizeListings,
  type NormalizedListings,
  type Property,
} from '@predio/domain/properties'
import { nextTask } from '../../../lib/next-task.ts'
import type { ListingSource } from './listing-source.ts'

/** Processing more listings at once would block a slow phone. */
const AT_ONCE = 4

type Leaks = ReadonlyMap<number, readonly string[]>

export interface Collected {
  properties: readonly Property[]
  leaks: Leaks
  mergedIds: ReadonlyMap<number, readonly number[]>
}

export interface Unmerged {
  properties: readonly Property[]
  leaks: Leaks
}

interface Pages {
  add: (page: number, items: readonly unknown[]) => Promise<readonly number[]>
  learn: (page: number, media: ReadonlyMap<number, string | null>) => Promise<void>
  poor: (page: number) => readonly number[]
  drop: (page: number) => void
  count: () => number
  unmerged: () => Unmerged
  collect: () => Collected
}

/**
 * Pages arrive in any order and are sorted by number. If a listing was added meanwhile, two pages may hold the same listing; it counts
 * once, in its newer version.
 */
export function collectPages(
  { siteUrl, mapping }: Pick<ListingSource, 'siteUrl' | 'mapping'>,
  earlier: Unmerged = { properties: [], leaks: new Map() },
): Pages {
  const raw = new Map<number, readonly unknown[]>()
  const known = new Map<number, NormalizedListings>()
  const media = new Map<number, string | null>()

  /** Processing a hundred listings at once would block a slow phone for half a second. */
  async function normalize(page: number, items: readonly unknown[]): Promise<readonly number[]> {
    const parts: NormalizedListings[] = []
    for (let at = 0; at < items.length; at += AT_ONCE) {
      await nextTask()
      const some = items.slice(at, at + AT_ONCE)
      parts.push(normalizeListings(some, { siteUrl, mapping, media }))
    }
    if (raw.get(page) !== items) return []
    known.set(page, {
      properties: parts.flatMap(({ properties }) => properties),
      missingMediaIds: [...new Set(parts.flatMap(({ missingMediaIds }) => missingMediaIds))],
      leaks: new Map(parts.flatMap(({ leaks }) => [...leaks])),
      skipped: parts.flatMap(({ skipped }) => skipped),
      poor: parts.flatMap(({ poor }) => poor),
    })
    return known.get(page)?.missingMediaIds ?? []
  }

  function unmerged(): Unmerged {
    const pages = [...known].toSorted(([a], [b]) => a - b).map(([, page]) => page)
    const all = new Map<number, Property>()
    const leaks = new Map<number, readonly string[]>()
    for (const part of [earlier, ...pages]) {
      for (const listing of part.properties) all.set(listing.id, listing)
      for (const [id, names] of part.leaks) leaks.set(id, names)
    }
    return { properties: [...all.values()], leaks }
  }

  return {
    add(page, items) {
      raw.set(page, items)
      return normalize(page, items)
    },
    async learn(page, found) {
      for (const [id, url] of found) media.set(id, url)
      const items = raw.get(page)
      if (items && found.size > 0) await normalize(page, items)
      raw.delete(page)
    },
    poor: (page) => known.get(page)?.poor ?? [],
    drop(page) {
      raw.delete(page)
      known.delete(page)
    },
    count() {
      const ids = new Set(earlier.properties.map(({ id }) => id))
      for (const { properties, skipped } of known.values())
        for (const { id } of [...properties, ...skipped]) if (id !== null) ids.add(id)
      return ids.size
    },
    unmerged,
    collect() {
      const { properties, leaks } = unmerged()
      return { ...mergeTranslations(properties), leaks }
    },
  }
}
