import {
  fromLocalCopy,
  fromOwnRow,
  otherSiteListingId,
  ownListingId,
  type OwnRow,
  type Property,
} from '@predio/domain/properties'
import type { LocalProperty } from '../local-property.ts'
import type { Stored } from './state.ts'

export type SiteCopyRow = LocalProperty & { wordpress_id: number }

export function siteCopies(rows: readonly LocalProperty[]): SiteCopyRow[] {
  return rows.filter((row): row is SiteCopyRow => row.wordpress_id !== null)
}

/** PROP-50: true if the copy belongs to a site that is not the connected one. */
export function isOfOtherSite({ wordpress_id, own_number }: LocalProperty): boolean {
  return wordpress_id === null && own_number === null
}

/** PROP-32: copies of listings that the connected site does not show. */
export interface OffSite {
  /**
   * 'no-site' means that no site can be read, so every copy is shown; 'left' means that these listings left the site or belong to another
   * site.
   */
  reason: 'no-site' | 'left'
  copies: readonly LocalProperty[]
}

export function findOffSite(
  rows: readonly LocalProperty[],
  { phase, listings }: Pick<Stored, 'phase' | 'listings'>,
): OffSite {
  const copies = rows.filter((row) => !isOwn(row))
  if (phase === 'no-connection' || (phase === 'failed' && listings.length === 0)) {
    return { reason: 'no-site', copies }
  }
  const onSite = new Set(listings.map(({ id }) => id))
  return {
    reason: 'left',
    copies: copies.filter(
      (copy) =>
        copy.wordpress_id === null ||
        (copy.left_site_at !== null && !onSite.has(copy.wordpress_id)),
    ),
  }
}

function isOwn(row: LocalProperty): row is LocalProperty & OwnRow {
  return row.own_number !== null
}

/** OWN-02 and PROP-50: each row gets an id that no other listing has. */
export function listingIdOf({
  id,
  wordpress_id,
  own_number,
}: Pick<LocalProperty, 'id' | 'wordpress_id' | 'own_number'>): number {
  if (wordpress_id !== null) return wordpress_id
  return own_number === null ? otherSiteListingId(id) : ownListingId(own_number)
}

export function ownListings(rows: readonly LocalProperty[]): Property[] {
  return rows.filter(isOwn).map(fromOwnRow)
}

export function toOwnListing(
  row: LocalProperty & { description?: string | null },
): Property | undefined {
  return isOwn(row) ? fromOwnRow(row) : undefined
}

export function toListing(copy: LocalProperty & { description?: string | null }): Property {
  const listing = fromLocalCopy({ ...copy, wordpress_id: listingIdOf(copy) })
  if (isOfOtherSite(copy)) return { ...listing, rowId: copy.id }
  return copy.left_site_at === null ? listing : { ...listing, link: null }
}
