/** PROP-27: this file compares a complete reading of the site with the local copies. */
import { STORED_DEFAULTS } from '../browse/shown-texts.ts'
import { parseAddress } from '../parse/web-address.ts'
import type { Property } from '../property.ts'
import type { StoredCopy } from './from-local-copy.ts'
import { toSiteCopy, type SiteCopy } from './local-copy.ts'

export interface SiteRecord {
  seen: number[]
  missing: number[]
  changed: SiteCopy[]
}

/** One call of record_site_reading() accepts no more; the next reading writes the rest. */
const MAX_CHANGED = 500
const MAX_CHARACTERS = 1_900_000
const MAX_NAMED = 20_000

interface Reading {
  properties: readonly Property[]
  mergedIds: ReadonlyMap<number, readonly number[]>
}

/** If a listing is missing, this proves nothing unless the reading was complete and the copy is older than the reading. */
export function planSiteRecord(copies: readonly StoredCopy[], reading: Reading): SiteRecord {
  const listings = new Map(reading.properties.map((listing) => [listing.id, listing]))
  const translations = new Set([...reading.mergedIds.values()].flat())
  const record: SiteRecord = { seen: [], missing: [], changed: [] }
  let characters = 0
  for (const copy of copies.slice(0, MAX_NAMED)) {
    const id = copy.wordpress_id
    const listing = listings.get(id)
    if (listing ? isOfAnotherSite(copy, listing) : !translations.has(id)) {
      record.missing.push(id)
      continue
    }
    record.seen.push(id)
    if (!listing) continue
    const news = toSiteCopy(listing)
    if (isSame(copy, news) || record.changed.length === MAX_CHANGED) continue
    characters += JSON.stringify(news).length
    if (characters <= MAX_CHARACTERS) record.changed.push(news)
  }
  return record
}

/**
 * Two sites may use the same numbers. After a change of site, a listing with the same number but another host and title must not overwrite
 * the copy.
 */
function isOfAnotherSite({ url, title }: StoredCopy, listing: Property): boolean {
  const [one, other] = [hostOf(url), hostOf(listing.link)]
  return one !== null && other !== null && one !== other && title !== titleOf(toSiteCopy(listing))
}

function hostOf(address: string | null): string | null {
  const host = address === null ? undefined : parseAddress(address)?.hostname
  return host?.replace(/^www\./, '') ?? null
}

/** The description is not compared, because lists of copies lack it and the site tells when it was changed. */
function isSame(copy: StoredCopy, news: SiteCopy): boolean {
  const { description: _description, site_facts, ...columns } = news
  const stored: Record<string, unknown> = { ...copy }
  const wanted = { ...columns, title: titleOf(news), location: locationOf(news) }
  return (
    Object.entries(wanted).every(([name, value]) => isEqual(stored[name], value)) &&
    isEqual(copy.site_facts, site_facts)
  )
}

function titleOf({ title }: SiteCopy): string {
  return title ?? STORED_DEFAULTS.title
}

function locationOf({ location }: SiteCopy): string {
  return location ?? STORED_DEFAULTS.location
}

function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const [names, others] = [Object.keys(one), Object.keys(other)]
  return (
    names.length === others.length &&
    names.every((name) =>
      isEqual((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  )
}
