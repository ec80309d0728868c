import { exportInteractions } from '@predio/domain/csv'
import type { Day } from '@predio/domain/views'
import { compareRows } from '../../../lib/compare-rows.ts'
import { applyTests } from '../../../lib/data/apply-tests.ts'
import { BY_ID } from '../../../lib/data/keyset.ts'
import { readAll } from '../../../lib/read-all.ts'
import { readChosen, viewQuery } from '../../views/api/select-rows.ts'
import { interactionOrder, selectInteractions } from './list-interactions.ts'

/** INT-12: every interaction of the view, as CSV in the order of the list. */
export async function readInteractionsCsv(userId: string, view: string, day: Day): Promise<string> {
  const query = viewQuery('interactions', view, day)
  const rows = await readAll(() => applyTests(selectInteractions(userId), query.tests), BY_ID)
  return exportInteractions(rows.toSorted(compareRows(...interactionOrder(query))), day.zone)
}

/** A CSV of these interactions, in the order of the view that they were chosen in. */
export async function readChosenCsv(
  userId: string,
  ids: readonly string[],
  view: string,
  day: Day,
): Promise<string> {
  const rows = await readChosen(ids, (some) =>
    selectInteractions(userId).in('id', some).throwOnError(),
  )
  const order = interactionOrder(viewQuery('interactions', view, day))
  return exportInteractions(rows.toSorted(compareRows(...order)), day.zone)
}
