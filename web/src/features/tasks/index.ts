export { useTaskDialog } from './use-task-dialog.tsx'
