import { TASK_FIELDS } from '../tasks/index.ts'
import { listExport } from './field-cells.ts'

const { title, status, priority, due_date, ...others } = TASK_FIELDS
const completed_at = { ...due_date, label: 'Completada' }

export const exportTasks = listExport({
  title,
  status,
  priority,
  due_date,
  completed_at,
  ...others,
})
