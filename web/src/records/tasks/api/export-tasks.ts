import { exportTasks } from '@predio/domain/csv'
import type { CsvRequest } from '../../../capabilities/views/api/view-list.ts'
import { TASKS } from './list-tasks.ts'

/** TASK-17: the file has the rows and columns of the view. */
export async function readTasksCsv(asked: CsvRequest): Promise<string> {
  return exportTasks(await TASKS.readAll(asked), asked.day.zone)
}
