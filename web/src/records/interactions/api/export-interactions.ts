import { exportInteractions } from '@predio/domain/csv'
import type { Day } from '@predio/domain/views'
import { compareRows } from '../../../lib/compare-rows.ts'
import { supabase } from '../../../lib/supabase.ts'
import { readChosen, readMatching, viewQuery } from '../../../capabilities/views/api/select-rows.ts'
import { interactionOrder, LISTED_INTERACTION, selectInteractions } from './list-interactions.ts'

/** INT-12: the file has every interaction of the view, in the order of the list. */
export async function readInteractionsCsv(view: string, day: Day): Promise<string> {
  const query = viewQuery('interactions', view, day)
  const rows = await readMatching(query.tests, (page) => selectInteractions(page).throwOnError())
  return exportInteractions(rows.toSorted(compareRows(...interactionOrder(query))), day.zone)
}

export async function readChosenCsv(
  userId: string,
  ids: readonly string[],
  view: string,
  day: Day,
): Promise<string> {
  const rows = await readChosen(ids, (some) =>
    supabase()
      .from('interaction_rows')
      .select(LISTED_INTERACTION)
      .eq('user_id', userId)
      .in('id', some)
      .throwOnError(),
  )
  const order = interactionOrder(viewQuery('interactions', view, day))
  return exportInteractions(rows.toSorted(compareRows(...order)), day.zone)
}
