import { exportTasks } from '@predio/domain/csv'
import type { Day } from '@predio/domain/views'
import { compareRows } from '../../../lib/compare-rows.ts'
import { applyTests } from '../../../lib/data/apply-tests.ts'
import { BY_ID } from '../../../lib/data/keyset.ts'
import { readAll } from '../../../lib/read-all.ts'
import { readChosen, viewQuery } from '../../views/api/select-rows.ts'
import { selectTasks, taskOrder } from './list-tasks.ts'

/** TASK-17: every task of the view, as CSV in the order of the list. */
export async function readTasksCsv(userId: string, view: string, day: Day): Promise<string> {
  const query = viewQuery('tasks', view, day)
  const rows = await readAll(() => applyTests(selectTasks(userId), query.tests), BY_ID)
  return exportTasks(rows.toSorted(compareRows(...taskOrder(query))), day.zone)
}

/** A CSV of these tasks, in the order of the view that they were chosen in. */
export async function readChosenCsv(
  userId: string,
  ids: readonly string[],
  view: string,
  day: Day,
): Promise<string> {
  const rows = await readChosen(ids, (some) => selectTasks(userId).in('id', some).throwOnError())
  return exportTasks(
    rows.toSorted(compareRows(...taskOrder(viewQuery('tasks', view, day)))),
    day.zone,
  )
}
