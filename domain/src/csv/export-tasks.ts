import {
  TASK_PRIORITY_LABELS,
  TASK_STATUS_LABELS,
  type TaskPriority,
  type TaskStatus,
} from '../tasks/index.ts'
import { shownTitle } from '../properties/index.ts'
import { spreadsheetDate } from './spreadsheet-date.ts'
import { toCsv } from './to-csv.ts'

export interface ExportedTask {
  title: string
  description: string | null
  status: TaskStatus
  priority: TaskPriority
  due_date: string | null
  completed_at: string | null
  client_name: string | null
  property_title: string | null
}

const HEADERS = [
  'Título',
  'Estado',
  'Prioridad',
  'Vence',
  'Completada',
  'Cliente',
  'Propiedad',
  'Descripción',
]

export function exportTasks(tasks: readonly ExportedTask[], zone: string): string {
  return toCsv(
    HEADERS,
    tasks.map((task) => [
      task.title,
      TASK_STATUS_LABELS[task.status],
      TASK_PRIORITY_LABELS[task.priority],
      spreadsheetDate(task.due_date, zone),
      spreadsheetDate(task.completed_at, zone),
      task.client_name,
      shownTitle(task.property_title),
      task.description,
    ]),
  )
}
