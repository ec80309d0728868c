import { exportTasks } from '@predio/domain/csv'
import { compareRows } from '../../../lib/compare-rows.ts'
import { readAll } from '../../../lib/read-all.ts'
import type { TaskFilters } from '../filters.ts'
import { selectTasks, type Day } from './list-tasks.ts'
import type { TaskRow } from './task-row.ts'

const inOrder = compareRows<TaskRow>(
  { column: 'is_open', ascending: false },
  { column: 'due_date', ascending: true },
)

/** Every task the filters let through, as a file for spreadsheets, in the order of the list. */
export async function readTasksCsv(
  userId: string,
  filters: TaskFilters,
  day: Day,
): Promise<string> {
  const rows = await readAll(async (after, size) => {
    const query = selectTasks(userId, filters, day).gt('id', after).order('id').limit(size)
    return (await query.throwOnError()).data
  })
  return exportTasks(rows.toSorted(inOrder), day.zone)
}
