import { exportTasks } from '@predio/domain/csv'
import { compareRows } from '../../../lib/compare-rows.ts'
import { readAll } from '../../../lib/read-all.ts'
import type { TaskFilters } from '../filters.ts'
import { selectTasks, TASK_ORDER, type Day } from './list-tasks.ts'
import { BY_ID } from '../../../lib/data/keyset.ts'

/** TASK-17: every task that matches the filters, as CSV in the order of the list. */
export async function readTasksCsv(
  userId: string,
  filters: TaskFilters,
  day: Day,
): Promise<string> {
  const rows = await readAll(() => selectTasks(userId, filters, day), BY_ID)
  return exportTasks(rows.toSorted(compareRows(...TASK_ORDER)), day.zone)
}
