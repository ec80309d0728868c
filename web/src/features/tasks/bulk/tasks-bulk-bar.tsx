import { CalendarClock, CircleCheck, Flag, ToggleRight } from 'lucide-react'
import { ListBulkBar, useBulk } from '../../../capabilities/list/list-bulk-bar.tsx'
import { useListExport } from '../../../capabilities/list/use-export-action.tsx'
import type { ListState } from '../../../capabilities/list/use-list.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { TASKS_CSV } from '../../../records/tasks/tasks-csv.ts'
import { messages } from './messages.ts'
import { MoveDialog } from './move-dialog.tsx'

export function TasksBulkBar({ list }: { list: ListState<'tasks'> }) {
  const zone = useZone()
  const { ids, run, change, asks, choice } = useBulk(list)
  /** BULK-31: the time of completion is stored with the status, so that undoing restores both. */
  const setStatus = (status: string) =>
    change(status === 'completed' ? { status } : { status, completed_at: null })
  return (
    <ListBulkBar
      list={list}
      texts={messages}
      actions={[
        {
          id: 'complete',
          label: messages.complete,
          icon: <CircleCheck aria-hidden="true" />,
          onAction: () => setStatus('completed'),
        },
        choice('estado', <ToggleRight aria-hidden="true" />, messages.status, {
          onDone: setStatus,
        }),
        choice('prioridad', <Flag aria-hidden="true" />, messages.priority),
        asks(
          { id: 'move', label: messages.move, icon: <CalendarClock aria-hidden="true" /> },
          MoveDialog,
          (day) => run({ do: 'move', day, zone }),
        ),
        useListExport(TASKS_CSV, list.open.query, ids),
      ]}
    />
  )
}
