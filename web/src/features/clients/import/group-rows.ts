import type { ImportedRow } from '@predio/domain/csv'
import { groupRows, type RowGroup } from '../../../records/imports/group-rows.ts'
import type { Checked, Corrections } from './check-rows.ts'

export const GROUPS = ['ready', 'review', 'duplicates', 'faulty'] as const
export type Group = (typeof GROUPS)[number]

/** Groups the rows by what the person has to do. `read` has the same rows without corrections. */
export function groupClients(
  rows: readonly Checked[],
  read: readonly ImportedRow[],
  corrections: Corrections,
): Record<Group, RowGroup<Checked>> {
  const groupOf = (row: Checked) => (row.client && row.duplicate ? 'duplicates' : faultOf(row))
  return groupRows<Group, ImportedRow, Checked>({
    groups: GROUPS,
    rows,
    read,
    corrections,
    groupOf,
    faultOf,
  })
}

function faultOf({ client, errors }: ImportedRow): Group {
  if (!client) return 'faulty'
  return errors.length > 0 ? 'review' : 'ready'
}
