import { lazyDialog, useDialog } from '../../ui/dialog-on-demand.tsx'

export const TaskDialog = lazyDialog(async () => (await import('./task-dialog.tsx')).TaskDialog)

export const useTaskDialog = () => useDialog(TaskDialog)
