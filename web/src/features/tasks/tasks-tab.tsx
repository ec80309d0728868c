import { TASK_VIEW_LABELS, TASK_VIEWS } from '@predio/domain/tasks'
import { segmentOf, withSegment, writeView, EMPTY_VIEW } from '@predio/domain/views'
import { Plus } from 'lucide-react'
import { queryClient } from '../../lib/data/query-client.ts'
import { useUser } from '../../lib/session/index.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { ExportButton } from '../../ui/export-button.tsx'
import { NewUnsent } from '../../ui/new-unsent.tsx'
import { RecordOverList } from '../../capabilities/addresses/record-over-list.tsx'
import { useToday } from '../../capabilities/profile/use-today.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { taskQuery } from '../../records/tasks/api/read-task.ts'
import { messages } from '../../records/tasks/messages.ts'
import { ChooseButton } from '../../capabilities/bulk/choose-button.tsx'
import { useSelection } from '../../capabilities/bulk/use-selection.ts'
import { NoSuggestions } from '../../capabilities/views/no-suggestions.ts'
import { useOpenView, type OpenView } from '../../capabilities/views/use-open-view.ts'
import { useViewText } from '../../capabilities/views/use-view-text.ts'
import { ViewBar } from '../../capabilities/views/view-bar.tsx'
import type { UsualView } from '../../capabilities/views/view-links.tsx'
import { ViewCount } from '../../capabilities/views/view-count.tsx'
import { TaskFilterBar } from './task-filters.tsx'
import { TaskItem } from './task-item.tsx'
import { TaskList } from './task-list.tsx'
import { useUnsentTasks } from '../../records/tasks/api/unsent-tasks.ts'
import { TasksBulkBar } from './bulk/tasks-bulk-bar.tsx'
import { TaskDialog, useTaskDialog } from '../../records/tasks/use-task-dialog.ts'

/** VIEW-30: the segments as views of the bar. They keep what was filtered besides, but nothing of a saved view. */
function segmentsOf({ view, saved }: OpenView): UsualView[] {
  const kept = saved ? EMPTY_VIEW : view
  return TASK_VIEWS.map((id) => ({
    id,
    label: TASK_VIEW_LABELS[id],
    query: writeView('tasks', withSegment(kept, id)),
    isOpen: !saved && segmentOf(view) === id,
  }))
}

/** The tab 'Tareas' of the CRM. */
export function TasksTab() {
  const open = useOpenView('tasks')
  const { view, query, change } = open
  const [text, setText] = useViewText(view, change)
  const selection = useSelection()
  const segment = segmentOf(view)
  const { id: userId } = useUser()
  const zone = useZone()
  const now = useNow()
  const unsent = useUnsentTasks()
  const today = useToday()
  const form = useTaskDialog()
  // TASK-10: created from the view of today it is due today, otherwise it would disappear from the view when saved.
  const add = () => form.open(segment === 'today' ? { day: today } : {})

  async function readCsv(): Promise<string> {
    const { readTasksCsv } = await import('../../records/tasks/api/export-tasks.ts')
    return readTasksCsv(query, { now: new Date(), zone })
  }

  return (
    <RecordOverList
      kind="tareas"
      read={(id) => taskQuery(userId, id)}
      nameOf={({ title }) => title}
      renderDialog={(task, close) => <TaskDialog key={task.id} task={task} onClose={close} />}
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-lg font-semibold">{messages.heading}</h3>
          <div className="flex items-center gap-2">
            <ExportButton
              file="tareas.csv"
              read={readCsv}
              done={messages.exported}
              failed={messages.exportFailed}
            />
            <ChooseButton selection={selection} entity="tasks" iconBelow="sm" />
            <Button
              shortcut="n"
              icon={<Plus aria-hidden="true" className="size-4.5" />}
              onPress={add}
            >
              {messages.newTask}
            </Button>
          </div>
        </div>
        <ViewBar
          open={open}
          Count={ViewCount}
          Suggestions={NoSuggestions}
          usual={segmentsOf(open)}
        />
        <TaskFilterBar view={view} text={text} onText={setText} onChange={change} />
        <NewUnsent
          unsent={unsent}
          renderItem={(entry) => (
            <TaskItem
              task={entry.row}
              unsent={entry}
              now={now}
              zone={zone}
              onOpen={() => undefined}
            />
          )}
        />
        <TaskList
          view={view}
          query={query}
          selection={selection}
          onOpen={(task) => queryClient.setQueryData(taskQuery(userId, task.id).queryKey, task)}
          onNew={add}
          onClear={() => {
            setText('')
            const { conditions } = withSegment(EMPTY_VIEW, segment ?? 'all')
            change({ ...view, conditions })
          }}
        />
        {selection.isOn && <TasksBulkBar selection={selection} view={query} />}
        {form.dialog}
      </div>
    </RecordOverList>
  )
}
