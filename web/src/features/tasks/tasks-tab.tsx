import { TASK_VIEW_LABELS, TASK_VIEWS } from '@predio/domain/tasks'
import { EMPTY_VIEW, isNarrowed, segmentOf, withSegment, writeView } from '@predio/domain/views'
import { RecordOverList } from '../../capabilities/addresses/record-over-list.tsx'
import { ListTools } from '../../capabilities/list/list-tools.tsx'
import { useListExport } from '../../capabilities/list/use-export-action.tsx'
import { useList } from '../../capabilities/list/use-list.ts'
import { useToday } from '../../capabilities/profile/use-today.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import type { OpenView } from '../../capabilities/views/use-open-view.ts'
import type { UsualView } from '../../capabilities/views/view-links.tsx'
import { useNow } from '../../lib/use-now.ts'
import { words } from '../../lib/words.ts'
import type { TaskRow } from '../../records/tasks/api/task-row.ts'
import { taskQuery } from '../../records/tasks/api/read-task.ts'
import { useOutboxTasks } from '../../records/tasks/api/outbox-tasks.ts'
import { TASKS_CSV } from '../../records/tasks/tasks-csv.ts'
import { messages } from '../../records/tasks/messages.ts'
import { TaskDialog, useTaskDialog } from '../../records/tasks/use-task-dialog.ts'
import { OutboxRecords } from '../../ui/outbox-records.tsx'
import { TasksBulkBar } from './bulk/tasks-bulk-bar.tsx'
import { TaskItem } from './task-item.tsx'
import { TaskList } from './task-list.tsx'

const OVER_LIST = {
  kind: 'tareas',
  read: taskQuery,
  nameOf: ({ title }: TaskRow) => title,
  renderDialog: (task: TaskRow, close: () => void) => <TaskDialog task={task} onClose={close} />,
} as const

const FILTERS = [
  { field: 'prioridad', all: words.allFeminine },
  { field: 'estado', all: words.all },
] as const

/** The bar of views shows the chosen segment, which consists of filters for these fields. */
const SEGMENT_FIELDS = ['abierta', 'vence']

/** VIEW-84: opening a segment keeps the other filters, but leaves a saved view. */
function segmentsOf({ view, saved }: OpenView): UsualView[] {
  const kept = saved ? EMPTY_VIEW : view
  return TASK_VIEWS.map((id) => ({
    id,
    label: TASK_VIEW_LABELS[id],
    query: writeView('tasks', withSegment(kept, id)),
    isOpen: !saved && segmentOf(view) === id,
  }))
}

export function TasksTab() {
  const every = useList('tasks')
  const { view, query, change } = every.open
  const segment = segmentOf(view)
  const list = {
    ...every,
    isFiltered: segment === null || isNarrowed(view),
    clearFilters: () => {
      every.setText('')
      change({ ...view, conditions: withSegment(EMPTY_VIEW, segment ?? 'all').conditions })
    },
  }
  const day = { now: useNow(), zone: useZone() }
  const today = useToday()
  const unsent = useOutboxTasks()
  const form = useTaskDialog()
  // TASK-10: a task that is added in the view of today is due today, because otherwise it would disappear from the view when saved.
  const add = () => form.open(segment === 'today' ? { day: today } : {})
  const exportAll = useListExport(TASKS_CSV, query)

  return (
    <RecordOverList {...OVER_LIST}>
      <ListTools
        list={list}
        main={{ label: messages.newTask, onPress: add }}
        texts={messages}
        filters={FILTERS}
        usual={segmentsOf(every.open)}
        usualFields={every.open.saved || segment === null ? [] : SEGMENT_FIELDS}
        menu={[exportAll]}
      />
      <OutboxRecords
        unsent={unsent}
        renderItem={(entry) => <TaskItem task={entry.row} unsent={entry} {...day} />}
      />
      <TaskList list={list} segment={segment ?? 'all'} unsent={unsent} day={day} onNew={add} />
      {list.selection.isOn && <TasksBulkBar list={list} />}
      {form.dialog}
    </RecordOverList>
  )
}
