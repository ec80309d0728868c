import { fullName } from '@predio/domain/clients'
import type {
  ListingCells,
  ListingImportOptions,
  ListingOwner,
  ListingRow,
} from '@predio/domain/listing-import'
import { formatPhone } from '@predio/domain/phones'
import { formatPrice, TYPE_LABELS } from '@predio/domain/properties'
import { useMemo } from 'react'
import type { Corrections } from '../../capabilities/imports/correct-cells.ts'
import { DecisionField } from '../../capabilities/imports/decision-field.tsx'
import { groupRows } from '../../capabilities/imports/group-rows.ts'
import { PreviewRow } from '../../capabilities/imports/preview-row.tsx'
import { RowsPreview } from '../../capabilities/imports/rows-preview.tsx'
import type { KnownOwner } from './api/list-owners.ts'
import { messages } from './messages.ts'
import { DECISIONS, decisionOf, type Checked, type Decisions } from './plan-import.ts'
import { RepairListing } from './repair-listing.tsx'

interface ListingRowsPreviewProps {
  rows: readonly Checked[]
  /** The same rows without corrections. */
  read: readonly ListingRow[]
  /** The clients by whose telephone an owner is recognised. */
  owners: readonly KnownOwner[]
  options: ListingImportOptions
  corrections: Corrections<ListingCells>
  onCorrect: (line: number, changes: ListingCells) => void
  decisions: Decisions
  onDecide: (decisions: Decisions) => void
}

export function ListingRowsPreview(props: ListingRowsPreviewProps) {
  const { rows, read, owners, options, corrections, onCorrect, decisions, onDecide } = props
  const byPhone = useMemo(() => indexByPhone(owners), [owners])
  return (
    <RowsPreview
      groups={groupRows<ListingRow, Checked>({
        rows,
        read,
        corrections,
        isRefused: ({ listing }) => listing === null,
        isDuplicate: isRepeated,
      })}
      hints={messages.groupHints}
      decisionForAll={
        <DecisionField
          label={messages.decisionForAll}
          choices={DECISIONS}
          labels={messages.decisionsForAll}
          value={decisions.all}
          // The decision for all replaces earlier ones.
          onChange={(all) => onDecide({ all, rows: new Map() })}
        />
      }
      renderRow={(row) => (
        <PreviewRow
          key={row.line}
          line={row.line}
          name={nameOf(row)}
          about={describe(row)}
          errors={row.errors}
          isRefused={!row.listing}
          isCorrected={corrections.has(row.line)}
          notes={
            <>
              {isRepeated(row) && (
                <span className="font-medium text-attention">{describeDuplicate(row)}</span>
              )}
              {row.owner && !row.wasImported && (
                <span className="text-ink-soft wrap-anywhere">
                  {describeOwner(row.owner, byPhone.get(row.owner.phone))}
                </span>
              )}
            </>
          }
          decision={
            isRepeated(row) &&
            !row.wasImported && (
              <DecisionField
                label={messages.decision(messages.rowName(nameOf(row), row.line))}
                choices={DECISIONS}
                labels={messages.decisions}
                value={decisionOf(row, decisions)}
                onChange={(decision) =>
                  onDecide({ ...decisions, rows: new Map(decisions.rows).set(row.line, decision) })
                }
              />
            )
          }
          renderRepair={(close) => (
            <RepairListing
              row={row}
              options={options}
              changes={corrections.get(row.line)}
              onSave={(changes) => {
                onCorrect(row.line, changes)
                close()
              }}
              onCancel={close}
            />
          )}
        />
      )}
    />
  )
}

/** Of several clients with one telephone the oldest is linked, as import_listings() does. */
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

/** LIMP-15: who becomes the owner: a client with that telephone, or a new one. */
function describeOwner(owner: ListingOwner, known: KnownOwner | undefined): string {
  const phone = formatPhone(owner.phone)
  return known
    ? messages.knownOwner(fullName(known), phone)
    : messages.newOwner(fullName(owner), phone)
}

function isRepeated({ listing, duplicate, wasImported }: Checked): boolean {
  return listing !== null && (duplicate !== null || wasImported)
}

function nameOf({ listing, values }: Checked): string {
  return listing?.title ?? values.title ?? ''
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
