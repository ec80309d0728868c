export { TASK_FIELDS } from './fields.ts'
export { TASK_MESSAGES } from './messages.ts'
export {
  isOpen,
  OPEN_TASK_STATUSES,
  priorityColor,
  TASK_PRIORITIES,
  TASK_PRIORITY_LABELS,
  TASK_STATUS_LABELS,
  type TaskPriority,
  type TaskStatus,
} from './task.ts'
export { taskEvent } from './task-event.ts'
export { type TaskInput, taskSchema, type TaskValues } from './task-schema.ts'
export { TASK_VIEW_LABELS, TASK_VIEWS, type TaskView } from './task-views.ts'
export { toIcs } from './to-ics.ts'
