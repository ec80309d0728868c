export { useSaveTask } from './api/save-task.ts'
export { refreshTasks } from './api/task-row.ts'
export { showAllTasks } from './show-all-tasks.ts'
export { useTaskDialog } from './use-task-dialog.tsx'
