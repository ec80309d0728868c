import { lazyDialog, useDialog } from '../../ui/dialog-on-demand.tsx'

export const TaskDialog = lazyDialog(async () => (await import('./task-dialog.tsx')).TaskDialog)

/** `open` edits the given task, or creates one for the given client and property. */
export const useTaskDialog = () => useDialog(TaskDialog)
