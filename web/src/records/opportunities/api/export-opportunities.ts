import { exportOpportunities } from '@predio/domain/csv'
import { compareRows } from '../../../lib/compare-rows.ts'
import { readAll } from '../../../lib/read-all.ts'
import type { Filters } from '../filters.ts'
import { BY_ID } from '../../../lib/data/keyset.ts'
import { ORDERS, selectOpportunities } from './list-opportunities.ts'

/** A CSV of all opportunities that match the filters, in the order of the list (OPP-21). */
export async function readOpportunitiesCsv(
  userId: string,
  filters: Filters,
  zone: string,
): Promise<string> {
  const rows = await readAll(() => selectOpportunities(userId, filters), BY_ID)
  return exportOpportunities(rows.toSorted(compareRows(ORDERS[filters.sort])), zone)
}
