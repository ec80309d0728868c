import { Dialog } from '../../ui/dialog.tsx'
import { CopyLinkButton } from '../addresses/copy-link.tsx'
import { useZone } from '../profile/use-zone.ts'
import type { TaskRow } from './api/task-row.ts'
import { messages } from './messages.ts'
import { TaskForm } from './task-form.tsx'
import type { TaskPreset } from './task-values.ts'

export interface TaskDialogProps extends TaskPreset {
  /** The task to change; without one, a new task. */
  task?: TaskRow | undefined
  onClose: () => void
}

export function TaskDialog({ task, client, property, day, onClose }: TaskDialogProps) {
  const zone = useZone()
  return (
    <Dialog
      title={task ? messages.editTask : messages.newTask}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOutside={false}
      actions={task && <CopyLinkButton kind="tareas" id={task.id} />}
    >
      <TaskForm task={task} preset={{ client, property, day }} zone={zone} onClose={onClose} />
    </Dialog>
  )
}
