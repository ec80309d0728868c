import {
  fromLocalCopy,
  fromOwnRow,
  ownListingId,
  type OwnRow,
  type Property,
} from '@predio/domain/properties'
import type { LocalProperty } from './api/local-property.ts'
import type { Stored } from './store/state.ts'

/** A local copy of a listing of a site, not a property of the agent's own. */
export type SiteCopyRow = LocalProperty & { wordpress_id: number }

export function siteCopies(rows: readonly LocalProperty[]): SiteCopyRow[] {
  return rows.filter((row): row is SiteCopyRow => row.wordpress_id !== null)
}

/** PROP-32: copies of listings that the site does not show. */
export interface OffSite {
  /** 'no-site': no listing of the site can be shown, so that every copy is; 'left': those that left the site. */
  reason: 'no-site' | 'left'
  copies: readonly SiteCopyRow[]
}

export function findOffSite(
  rows: readonly LocalProperty[],
  { phase, listings }: Pick<Stored, 'phase' | 'listings'>,
): OffSite {
  const copies = siteCopies(rows)
  if (phase === 'no-connection' || (phase === 'failed' && listings.length === 0)) {
    return { reason: 'no-site', copies }
  }
  const onSite = new Set(listings.map(({ id }) => id))
  return {
    reason: 'left',
    copies: copies.filter((copy) => copy.left_site_at !== null && !onSite.has(copy.wordpress_id)),
  }
}

function isOwn(row: LocalProperty): row is LocalProperty & OwnRow {
  return row.own_number !== null
}

/** OWN-02: the id of a row among all listings. */
export function listingIdOf({
  wordpress_id,
  own_number,
}: Pick<LocalProperty, 'wordpress_id' | 'own_number'>): number {
  return wordpress_id ?? ownListingId(own_number ?? 0)
}

/** The agent's own listings, the archived ones too. */
export function ownListings(rows: readonly LocalProperty[]): Property[] {
  return rows.filter(isOwn).map(fromOwnRow)
}

/** Undefined for the copy of a site's listing. */
export function toOwnListing(
  row: LocalProperty & { description?: string | null },
): Property | undefined {
  return isOwn(row) ? fromOwnRow(row) : undefined
}

/** The listing as the copy has it; one that left the site has no public page any more. */
export function toListing(copy: SiteCopyRow & { description?: string | null }): Property {
  const listing = fromLocalCopy(copy)
  return copy.left_site_at === null ? listing : { ...listing, link: null }
}
