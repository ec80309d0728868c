import {
  markListingDuplicates,
  readListingRow,
  type CheckedListing,
  type KnownListing,
  type ListingCells,
  type ListingImportOptions,
  type ListingOwner,
  type ListingRow,
} from '@predio/domain/listing-import'
import { correctCells, type Corrections } from '../../capabilities/imports/correct-cells.ts'
import type { Decisions, RowChanges } from '../../capabilities/imports/use-row-changes.ts'
import type { ListingToAdd } from './api/send-listings.ts'

export type Checked = CheckedListing & {
  id: string
  wasImported: boolean
}

const DECISIONS = ['skip', 'import'] as const
type Decision = (typeof DECISIONS)[number]

export type ListingDecisions = Decisions<Decision, Decision>
export type ListingRowChanges = RowChanges<ListingCells, Decision, Decision>

/** LIMP-05: duplicates are left out unless the person decides otherwise. */
export const SKIP_ALL: ListingDecisions = { all: 'skip', rows: new Map() }

export interface ImportPlan {
  rows: (ListingToAdd & { line: number; owner: ListingOwner | null })[]
  toReview: number[]
  skipped: number[]
  faulty: number[]
}

interface Given {
  rows: readonly ListingRow[]
  corrections: Corrections<ListingCells>
  options: ListingImportOptions
  known: readonly KnownListing[]
  idBase: string
}

export function checkListings({ rows, corrections, options, known, idBase }: Given): Checked[] {
  const stored = new Set(known.map(({ id }) => id))
  const corrected = rows.map((row) => {
    const changes = corrections.get(row.line)
    return changes ? readListingRow(correctCells(row.values, changes), row.line, options) : row
  })
  return markListingDuplicates(corrected, known).map((row) => {
    const id = listingIdOf(idBase, row.line)
    return Object.assign(row, { id, wasImported: row.listing !== null && stored.has(id) })
  })
}

/** LIMP-07: the last part of the id is the line, so that a file's listings have the same ids whenever it is imported. */
export function listingIdOf(idBase: string, line: number): string {
  return idBase.slice(0, 24) + line.toString(16).padStart(12, '0')
}

export function choicesFor({ wasImported }: Checked): readonly Decision[] {
  return wasImported ? [] : DECISIONS
}

export function decisionOf(row: Checked, { all, rows }: ListingDecisions): Decision {
  if (row.wasImported) return 'skip'
  return row.duplicate ? (rows.get(row.line) ?? all) : 'import'
}

export function planImport(checked: readonly Checked[], decisions: ListingDecisions): ImportPlan {
  const plan: ImportPlan = { rows: [], toReview: [], skipped: [], faulty: [] }
  for (const row of checked) {
    const { line, id, listing, owner, errors } = row
    if (!listing) plan.faulty.push(line)
    else if (decisionOf(row, decisions) === 'skip') plan.skipped.push(line)
    else {
      plan.rows.push({ ...listing, id, line, owner })
      if (errors.length > 0) plan.toReview.push(line)
    }
  }
  return plan
}
