import { exportTasks } from '@predio/domain/csv'
import type { Day } from '@predio/domain/views'
import { compareRows } from '../../../lib/compare-rows.ts'
import { supabase } from '../../../lib/supabase.ts'
import { readChosen, readMatching, viewQuery } from '../../../capabilities/views/api/select-rows.ts'
import { LISTED_TASK, selectTasks, taskOrder } from './list-tasks.ts'

/** TASK-17: the file has every task of the view, in the order of the list. */
export async function readTasksCsv(view: string, day: Day): Promise<string> {
  const query = viewQuery('tasks', view, day)
  const rows = await readMatching(query.tests, (page) => selectTasks(page).throwOnError())
  return exportTasks(rows.toSorted(compareRows(...taskOrder(query))), day.zone)
}

export async function readChosenCsv(
  userId: string,
  ids: readonly string[],
  view: string,
  day: Day,
): Promise<string> {
  const rows = await readChosen(ids, (some) =>
    supabase()
      .from('task_rows')
      .select(LISTED_TASK)
      .eq('user_id', userId)
      .in('id', some)
      .throwOnError(),
  )
  return exportTasks(
    rows.toSorted(compareRows(...taskOrder(viewQuery('tasks', view, day)))),
    day.zone,
  )
}
