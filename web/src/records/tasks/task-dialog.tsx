import { Dialog } from '../../ui/dialog.tsx'
import { CopyLinkButton } from '../../capabilities/addresses/copy-link.tsx'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import type { TaskRow } from './api/task-row.ts'
import { messages } from './messages.ts'
import { ReportTaskButton } from './report-task-button.tsx'
import { TaskForm } from './task-form.tsx'
import type { TaskPreset } from './task-values.ts'
import type { OutboxTask } from './api/outbox-tasks.ts'

export interface TaskDialogProps extends TaskPreset {
  task?: TaskRow | undefined
  /** An outbox entry that the server refused; the form begins with its values. */
  unsent?: OutboxTask | undefined
  onClose: () => void
}

export function TaskDialog({ task, unsent, onClose, ...preset }: TaskDialogProps) {
  const zone = useZone()
  return (
    <Dialog
      title={task ? messages.editTask : messages.newTask}
      onClose={onClose}
      closesOutside={false}
      actions={task && <CopyLinkButton kind="tareas" id={task.id} />}
    >
      {task && <ReportTaskButton task={task} size="medium" onPress={onClose} />}
      <TaskForm task={task} unsent={unsent} preset={preset} zone={zone} onClose={onClose} />
    </Dialog>
  )
}
