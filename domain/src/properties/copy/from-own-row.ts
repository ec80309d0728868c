import type { Tables } from '../../database/index.ts'
import { camelCase, type OwnFacts, type Property } from '../property.ts'
import { OWN_ONLY, type OWN_LISTING_FIELDS } from '../fields.ts'
import { photoSizes } from '../photos/photo-path.ts'
import { fromLocalCopy, type StoredCopy } from './from-local-copy.ts'

export type OwnRow = Omit<StoredCopy, 'wordpress_id'> &
  Pick<
    Tables<'properties'>,
    | Exclude<keyof typeof OWN_LISTING_FIELDS, 'offer' | 'description' | 'private_note'>
    | 'id'
    | 'status'
    | 'operations'
    | 'is_example'
    | 'shown_latitude'
    | 'shown_longitude'
    | 'created_at'
    | 'updated_at'
  > & { own_number: number }

/** OWN-02: a site numbers its listings from 1, so the ids of own listings are negative. */
export function ownListingId(ownNumber: number): number {
  return -ownNumber
}

/** Ids of listings of other sites are far below those of own listings, which count down from -1. */
const OTHER_SITES = 2 ** 48

/** PROP-50: the id is derived from the first twelve digits of the row's uuid. */
export function otherSiteListingId(rowId: string): number {
  return -(OTHER_SITES + Number.parseInt(rowId.replaceAll('-', '').slice(0, 12), 16))
}

/** OWN-02: own listings get the same form as those of sites. */
export function fromOwnRow(row: OwnRow): Property {
  const base = fromLocalCopy({ ...row, wordpress_id: ownListingId(row.own_number) })
  const coverSizes = photoSizes(row.images[0] ?? '')
  const isBoth = row.operations.length === 2
  return {
    ...base,
    colonia: row.colonia,
    city: row.city,
    state: row.state,
    location: base.location || [row.colonia, row.city, row.state].filter(Boolean).join(', '),
    coordinates: shownPoint(row),
    landArea: row.land_area,
    parking: row.parking,
    yearBuilt: row.year_built,
    video: row.video_url ?? null,
    virtualTour: row.tour_url ?? null,
    operations: isBoth ? [base.operation, otherOperation(base.operation)] : [base.operation],
    ...(coverSizes.length > 0 && { coverSizes }),
    publishedAt: row.created_at,
    modifiedAt: row.updated_at,
    link: null,
    own: ownFacts(row),
  }
}

function otherOperation(operation: Property['operation']): Property['operation'] {
  return operation === 'sale' ? 'rent' : 'sale'
}

/** OWN-28: others see only the computed point. Copies of older releases lack it. */
function shownPoint({
  shown_latitude: lat,
  shown_longitude: lng,
}: OwnRow): Property['coordinates'] {
  return lat == null || lng == null ? null : { lat, lng }
}

function ownFacts(row: OwnRow): OwnFacts {
  const facts = OWN_ONLY.map((name) => [camelCase(name), row[name]])
  return {
    ...(Object.fromEntries(facts) as OwnFacts),
    id: row.id,
    isArchived: row.status === 'inactive',
    isExample: row.is_example,
  }
}
