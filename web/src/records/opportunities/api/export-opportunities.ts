import { exportOpportunities } from '@predio/domain/csv'
import type { Day } from '@predio/domain/views'
import { compareRows } from '../../../lib/compare-rows.ts'
import { BY_ID } from '../../../lib/data/keyset.ts'
import { readAll } from '../../../lib/read-all.ts'
import { readChosen, viewQuery } from '../../views/api/select-rows.ts'
import { orderOfView, selectOpportunities } from './list-opportunities.ts'

/** A CSV of all opportunities of a view, in its order (OPP-21). */
export async function readOpportunitiesCsv(
  userId: string,
  view: string,
  day: Day,
): Promise<string> {
  const query = viewQuery('opportunities', view, day)
  const rows = await readAll(() => selectOpportunities(userId, query.tests), BY_ID)
  return exportOpportunities(rows.toSorted(compareRows(...orderOfView(query))), day.zone)
}

/** A CSV of these opportunities, in the order of the view. */
export async function readChosenCsv(
  userId: string,
  ids: readonly string[],
  view: string,
  day: Day,
): Promise<string> {
  const rows = await readChosen(ids, (some) =>
    selectOpportunities(userId, []).in('id', some).throwOnError(),
  )
  const order = orderOfView(viewQuery('opportunities', view, day))
  return exportOpportunities(rows.toSorted(compareRows(...order)), day.zone)
}
