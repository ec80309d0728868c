import { TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from '@predio/domain/tasks'
import { CalendarClock, CircleCheck, Flag, ToggleRight } from 'lucide-react'
import { ChoiceDialog } from '../../../capabilities/bulk/choice-dialog.tsx'
import { runMany } from '../../../capabilities/bulk/run-bulk.ts'
import { ListBulkBar } from '../../../capabilities/list/list-bulk-bar.tsx'
import { useExportAction } from '../../../capabilities/list/use-export-action.tsx'
import type { ListState } from '../../../capabilities/list/use-list.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useUser } from '../../../lib/session/index.ts'
import { words } from '../../../lib/words.ts'
import { messages as taskMessages } from '../../../records/tasks/messages.ts'
import { optionsOf } from '../../../ui/option.ts'
import { messages } from './messages.ts'
import { MoveDialog } from './move-dialog.tsx'

const STATUSES = optionsOf(TASK_STATUS_LABELS)
const PRIORITIES = optionsOf(TASK_PRIORITY_LABELS)

/** BULK-30: these actions apply to many tasks. */
export function TasksBulkBar({ list }: { list: ListState<'tasks'> }) {
  const { id: userId } = useUser()
  const zone = useZone()
  const ids = [...list.selection.ids]
  const count = ids.length
  const exportChosen = useExportAction({
    file: 'tareas.csv',
    read: async () =>
      (await import('../../../records/tasks/api/export-tasks.ts')).readChosenCsv(
        userId,
        ids,
        list.open.query,
        { now: new Date(), zone },
      ),
    done: taskMessages.exported,
    failed: taskMessages.exportFailed,
  })
  const run = (action: Parameters<typeof runMany>[2]) => void runMany('tasks', ids, action)
  /** BULK-31: the time of completion goes with its status, so that an undo restores both. */
  const setStatus = (status: string) =>
    run({
      do: 'change',
      changes: status === 'completed' ? { status } : { status, completed_at: null },
    })
  return (
    <ListBulkBar
      list={list}
      actions={[
        {
          id: 'complete',
          label: messages.complete,
          icon: <CircleCheck aria-hidden="true" />,
          onAction: () => setStatus('completed'),
        },
        {
          id: 'status',
          label: messages.status,
          icon: <ToggleRight aria-hidden="true" />,
          renderDialog: (close) => (
            <ChoiceDialog
              title={messages.statusTitle(count)}
              label={words.state}
              options={STATUSES}
              action={messages.statusButton}
              onDone={setStatus}
              onClose={close}
            />
          ),
        },
        {
          id: 'priority',
          label: messages.priority,
          icon: <Flag aria-hidden="true" />,
          renderDialog: (close) => (
            <ChoiceDialog
              title={messages.priorityTitle(count)}
              label={taskMessages.priority}
              options={PRIORITIES}
              action={messages.priorityButton}
              onDone={(priority) => run({ do: 'change', changes: { priority } })}
              onClose={close}
            />
          ),
        },
        {
          id: 'move',
          label: messages.move,
          icon: <CalendarClock aria-hidden="true" />,
          renderDialog: (close) => (
            <MoveDialog
              count={count}
              onDone={(day) => run({ do: 'move', day, zone })}
              onClose={close}
            />
          ),
        },
        exportChosen,
      ]}
      deletion={{
        title: messages.deleteTitle(count),
        text: messages.deleteText,
        button: messages.deleteButton,
      }}
    />
  )
}
