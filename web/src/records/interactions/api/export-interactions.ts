import { exportInteractions } from '@predio/domain/csv'
import { compareRows } from '../../../lib/compare-rows.ts'
import { readAll } from '../../../lib/read-all.ts'
import type { InteractionFilters } from '../filters.ts'
import type { InteractionRow } from './interaction-row.ts'
import { selectInteractions } from './list-interactions.ts'

const newestFirst = compareRows<InteractionRow>({ column: 'moment', ascending: false })

/** Every interaction the filters let through, as a file for spreadsheets, newest first. */
export async function readInteractionsCsv(
  userId: string,
  { layout, text, type }: InteractionFilters,
  zone: string,
): Promise<string> {
  // The agenda has no search of its own.
  const asked = { text: layout === 'list' ? text : '', type }
  const rows = await readAll(async (after, size) => {
    const query = selectInteractions(userId, asked).gt('id', after).order('id').limit(size)
    return (await query.throwOnError()).data
  })
  return exportInteractions(rows.toSorted(newestFirst), zone)
}
