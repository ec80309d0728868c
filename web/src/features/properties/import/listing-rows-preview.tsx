import type { ListingCells, ListingImportOptions, ListingRow } from '@predio/domain/listing-import'
import { formatPrice, TYPE_LABELS } from '@predio/domain/properties'
import { DecisionField } from '../../../records/imports/decision-field.tsx'
import { groupRows } from '../../../records/imports/group-rows.ts'
import { PreviewRow } from '../../../records/imports/preview-row.tsx'
import { RowsPreview } from '../../../records/imports/rows-preview.tsx'
import { messages } from './messages.ts'
import {
  DECISIONS,
  decisionOf,
  type Checked,
  type Corrections,
  type Decisions,
} from './plan-import.ts'
import { RepairListing } from './repair-listing.tsx'

interface ListingRowsPreviewProps {
  rows: readonly Checked[]
  /** The same rows without corrections. */
  read: readonly ListingRow[]
  options: ListingImportOptions
  corrections: Corrections
  onCorrect: (line: number, changes: ListingCells) => void
  decisions: Decisions
  onDecide: (decisions: Decisions) => void
}

const GROUPS = ['ready', 'review', 'duplicates', 'faulty'] as const
type Group = (typeof GROUPS)[number]

export function ListingRowsPreview(props: ListingRowsPreviewProps) {
  const { rows, read, options, corrections, onCorrect, decisions, onDecide } = props
  const groups = groupRows<Group, ListingRow, Checked>({
    groups: GROUPS,
    rows,
    read,
    corrections,
    groupOf: (row) => (isRepeated(row) ? 'duplicates' : faultOf(row)),
    faultOf,
  })
  return (
    <RowsPreview
      order={GROUPS}
      groups={groups}
      labels={messages}
      hints={messages.groupHints}
      renderAbove={(group) =>
        group === 'duplicates' && (
          <div className="max-w-sm">
            <DecisionField
              label={messages.decisionForAll}
              choices={DECISIONS}
              labels={messages.decisionsForAll}
              value={decisions.all}
              // The decision for all replaces earlier ones.
              onChange={(all) => onDecide({ all, rows: new Map() })}
            />
          </div>
        )
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
            isRepeated(row) && (
              <span className="font-medium text-attention">{describeDuplicate(row)}</span>
            )
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

function isRepeated({ listing, duplicate, wasImported }: Checked): boolean {
  return listing !== null && (duplicate !== null || wasImported)
}

function faultOf({ listing, errors }: ListingRow): Group {
  if (!listing) return 'faulty'
  return errors.length > 0 ? 'review' : 'ready'
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
