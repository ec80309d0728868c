import { fullName } from '@predio/domain/clients'
import {
  LISTING_FIELD_LABELS,
  readListingRow,
  type ListingField,
  type ListingImportOptions,
  type ListingOwner,
  type ListingRow,
} from '@predio/domain/listing-import'
import { formatPhone } from '@predio/domain/phones'
import {
  formatPrice,
  OFFER_LABELS,
  OFFERS,
  PROPERTY_TYPES,
  TYPE_LABELS,
} from '@predio/domain/properties'
import { useMemo } from 'react'
import { correctCells } from '../../capabilities/imports/correct-cells.ts'
import type { RepairFields } from '../../capabilities/imports/repair-form.tsx'
import { RowsPreview } from '../../capabilities/imports/rows-preview.tsx'
import type { KnownOwner } from './api/list-owners.ts'
import { messages } from './messages.ts'
import { choicesFor, decisionOf, type Checked, type ListingRowChanges } from './plan-import.ts'

interface ListingRowsPreviewProps {
  rows: readonly Checked[]
  read: readonly ListingRow[]
  owners: readonly KnownOwner[]
  options: ListingImportOptions
  changes: ListingRowChanges
}

const FIELDS: RepairFields<ListingField> = {
  labels: LISTING_FIELD_LABELS,
  options: {
    type: PROPERTY_TYPES.map((id) => ({ id: TYPE_LABELS[id], label: TYPE_LABELS[id] })),
    operation: OFFERS.map((id) => ({ id: OFFER_LABELS[id], label: OFFER_LABELS[id] })),
  },
  long: ['description', 'private_note', 'photos', 'features'],
}

export function ListingRowsPreview({ owners, options, ...rest }: ListingRowsPreviewProps) {
  const byPhone = useMemo(() => indexByPhone(owners), [owners])
  return (
    <RowsPreview
      {...rest}
      texts={messages}
      isRefused={({ listing }) => listing === null}
      duplicateOf={describeDuplicate}
      describe={(row) => ({
        name: row.listing?.title ?? row.values.title ?? '',
        about: describe(row),
        notes:
          row.owner && !row.wasImported
            ? [describeOwner(row.owner, byPhone.get(row.owner.phone))]
            : [],
      })}
      choicesFor={choicesFor}
      decisionOf={decisionOf}
      fields={FIELDS}
      readAgain={({ values, line }, cells) =>
        readListingRow(correctCells(values, cells), line, options)
      }
    />
  )
}

/** If several clients have the same telephone, import_listings() links the oldest, and so does this preview. */
function indexByPhone(owners: readonly KnownOwner[]): ReadonlyMap<string, KnownOwner> {
  const index = new Map<string, KnownOwner>()
  const oldestFirst = owners.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
  for (const owner of oldestFirst) {
    for (const number of [owner.phone, owner.whatsapp]) {
      if (number !== null && !index.has(number)) index.set(number, owner)
    }
  }
  return index
}

/** LIMP-15: the owner is the client with that telephone, or a new client. */
function describeOwner(owner: ListingOwner, known: KnownOwner | undefined): string {
  const phone = formatPhone(owner.phone)
  return known
    ? messages.knownOwner(fullName(known), phone)
    : messages.newOwner(fullName(owner), phone)
}

function describe({ listing, values }: Checked): string {
  if (!listing) return [values.price, values.colonia ?? values.city].filter(Boolean).join(' · ')
  const { property_type, colonia, city, images } = listing
  return [
    formatPrice(listing),
    TYPE_LABELS[property_type],
    colonia ?? city,
    images.length > 0 && messages.photos(images.length),
  ]
    .filter(Boolean)
    .join(' · ')
}

function describeDuplicate({ duplicate, wasImported }: Checked): string | null {
  if (wasImported) return messages.wasImported
  if (!duplicate) return null
  return duplicate.kind === 'listing'
    ? messages.ofListing(duplicate.title)
    : messages.ofRow(duplicate.line)
}
