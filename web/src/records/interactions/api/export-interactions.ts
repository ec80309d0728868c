import { exportInteractions } from '@predio/domain/csv'
import { compareRows } from '../../../lib/compare-rows.ts'
import { readAll } from '../../../lib/read-all.ts'
import type { InteractionFilters } from '../filters.ts'
import { BY_ID } from '../../../lib/data/keyset.ts'
import { INTERACTION_ORDER } from './interaction-row.ts'
import { selectInteractions } from './list-interactions.ts'

/** INT-12: every interaction that matches the filters, as CSV, newest first. */
export async function readInteractionsCsv(
  userId: string,
  { layout, text, type }: InteractionFilters,
  zone: string,
): Promise<string> {
  // The agenda has no text search.
  const asked = { text: layout === 'list' ? text : '', type }
  const rows = await readAll(() => selectInteractions(userId, asked), BY_ID)
  return exportInteractions(rows.toSorted(compareRows(...INTERACTION_ORDER)), zone)
}
