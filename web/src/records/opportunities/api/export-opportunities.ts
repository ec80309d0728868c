import { exportOpportunities } from '@predio/domain/csv'
import type { Day } from '@predio/domain/views'
import { compareRows } from '../../../lib/compare-rows.ts'
import { supabase } from '../../../lib/supabase.ts'
import { readChosen, readMatching, viewQuery } from '../../../capabilities/views/api/select-rows.ts'
import { orderOfView, selectOpportunities } from './list-opportunities.ts'
import { ROW_COLUMNS } from './opportunity-row.ts'

/** OPP-21: the file has all opportunities of the view, in its order. */
export async function readOpportunitiesCsv(view: string, day: Day): Promise<string> {
  const query = viewQuery('opportunities', view, day)
  const rows = await readMatching(query.tests, (page) => selectOpportunities(page).throwOnError())
  return exportOpportunities(rows.toSorted(compareRows(...orderOfView(query))), day.zone)
}

export async function readChosenCsv(
  userId: string,
  ids: readonly string[],
  view: string,
  day: Day,
): Promise<string> {
  const rows = await readChosen(ids, (some) =>
    supabase()
      .from('opportunity_rows')
      .select(ROW_COLUMNS)
      .eq('user_id', userId)
      .in('id', some)
      .throwOnError(),
  )
  const order = orderOfView(viewQuery('opportunities', view, day))
  return exportOpportunities(rows.toSorted(compareRows(...order)), day.zone)
}
