import { listCsv } from '../../capabilities/list/use-export-action.tsx'
import { messages } from './messages.ts'

export const TASKS_CSV = listCsv(
  'tareas.csv',
  messages,
  async () => (await import('./api/export-tasks.ts')).readTasksCsv,
)
