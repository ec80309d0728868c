import type { ImportedRow } from '@predio/domain/csv'
import type { Checked, Corrections } from './check-rows.ts'

export const GROUPS = ['ready', 'review', 'duplicates', 'faulty'] as const
export type Group = (typeof GROUPS)[number]

interface RowGroup {
  /** The current number of rows. */
  count: number
  /** The rows shown, including those that were corrected in this group. */
  rows: Checked[]
}

/** Groups the rows by what the person has to do. `read` has the same rows without corrections. */
export function groupRows(
  rows: readonly Checked[],
  read: readonly ImportedRow[],
  corrections: Corrections,
): Record<Group, RowGroup> {
  const groups = {
    ready: { count: 0, rows: [] },
    review: { count: 0, rows: [] },
    duplicates: { count: 0, rows: [] },
    faulty: { count: 0, rows: [] },
  } as Record<Group, RowGroup>
  rows.forEach((row, index) => {
    const group = row.client && row.duplicate ? 'duplicates' : faultOf(row)
    groups[group].count += 1
    groups[group].rows.push(row)
    const original = read[index]
    const former = original && corrections.has(row.line) ? faultOf(original) : group
    if (former !== group && former !== 'ready') groups[former].rows.push(row)
  })
  return groups
}

function faultOf({ client, errors }: ImportedRow): Group {
  if (!client) return 'faulty'
  return errors.length > 0 ? 'review' : 'ready'
}
