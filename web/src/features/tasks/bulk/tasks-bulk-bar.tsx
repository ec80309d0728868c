import { TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from '@predio/domain/tasks'
import { CalendarClock, CircleCheck, Download, Flag, ToggleRight, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useUser } from '../../../lib/session/index.ts'
import { words } from '../../../lib/words.ts'
import { BulkBar } from '../../../capabilities/bulk/bulk-bar.tsx'
import { ChoiceDialog } from '../../../capabilities/bulk/choice-dialog.tsx'
import { runMany } from '../../../capabilities/bulk/run-bulk.ts'
import type { Selection } from '../../../capabilities/bulk/use-selection.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { messages as taskMessages } from '../../../records/tasks/messages.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { optionsOf } from '../../../ui/option.ts'
import { useCsvExport } from '../../../ui/use-csv-export.ts'
import { messages } from './messages.ts'
import { MoveDialog } from './move-dialog.tsx'

type Asking = 'status' | 'priority' | 'move' | 'delete'

interface TasksBulkBarProps {
  selection: Selection
  /** The view of the list, as in an address. */
  view: string
}

const STATUSES = optionsOf(TASK_STATUS_LABELS)
const PRIORITIES = optionsOf(TASK_PRIORITY_LABELS)

/** What can be done with many tasks (BULK-30). */
export function TasksBulkBar({ selection, view }: TasksBulkBarProps) {
  const { id: userId } = useUser()
  const zone = useZone()
  const [asking, setAsking] = useState<Asking>()
  const ids = [...selection.ids]
  const count = ids.length
  const close = () => setAsking(undefined)

  const { run: exportChosen } = useCsvExport({
    file: 'tareas.csv',
    read: async () => {
      const { readChosenCsv } = await import('../../../records/tasks/api/export-tasks.ts')
      return readChosenCsv(userId, ids, view, { now: new Date(), zone })
    },
    done: taskMessages.exported,
    failed: taskMessages.exportFailed,
  })

  /** The time of completion goes with its status, so that an undo brings both back (BULK-31). */
  function setStatus(status: string): void {
    const changes = status === 'completed' ? { status } : { status, completed_at: null }
    void runMany('tasks', ids, { do: 'change', changes })
  }

  return (
    <>
      <BulkBar
        selection={selection}
        entity="tasks"
        view={view}
        items={[
          {
            id: 'complete',
            label: messages.complete,
            icon: <CircleCheck aria-hidden="true" />,
            onAction: () => setStatus('completed'),
          },
          item('status', messages.status, <ToggleRight aria-hidden="true" />),
          item('priority', messages.priority, <Flag aria-hidden="true" />),
          item('move', messages.move, <CalendarClock aria-hidden="true" />),
          {
            id: 'export',
            label: messages.export,
            icon: <Download aria-hidden="true" />,
            onAction: exportChosen,
          },
          {
            ...item('delete', messages.delete, <Trash2 aria-hidden="true" />),
            tone: 'danger',
            startsGroup: true,
          },
        ]}
      />
      {asking === 'status' && (
        <ChoiceDialog
          title={messages.statusTitle(count)}
          label={words.state}
          options={STATUSES}
          action={messages.statusButton}
          onDone={setStatus}
          onClose={close}
        />
      )}
      {asking === 'priority' && (
        <ChoiceDialog
          title={messages.priorityTitle(count)}
          label={taskMessages.priority}
          options={PRIORITIES}
          action={messages.priorityButton}
          onDone={(priority) => void runMany('tasks', ids, { do: 'change', changes: { priority } })}
          onClose={close}
        />
      )}
      {asking === 'move' && (
        <MoveDialog
          count={count}
          onDone={(day) => void runMany('tasks', ids, { do: 'move', day, zone })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        title={messages.deleteTitle(count)}
        message={messages.deleteText}
        confirmLabel={messages.deleteButton}
        isOpen={asking === 'delete'}
        onClose={close}
        onConfirm={() => {
          void runMany('tasks', ids, { do: 'delete' })
          selection.clear()
        }}
      />
    </>
  )

  function item(id: Asking, label: string, icon: ReactNode) {
    return { id, label, icon, onAction: () => setAsking(id) }
  }
}
