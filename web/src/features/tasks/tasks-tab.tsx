import { Plus } from 'lucide-react'
import { lazy } from 'react'
import { queryClient } from '../../lib/data/query-client.ts'
import { useUser } from '../../lib/session/index.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { Button } from '../../ui/button.tsx'
import { ExportButton } from '../../ui/export-button.tsx'
import { RecordOverList } from '../../records/addresses/record-over-list.tsx'
import { useToday } from '../../records/profile/use-today.ts'
import { useZone } from '../../records/profile/use-zone.ts'
import { taskQuery } from '../../records/tasks/api/read-task.ts'
import { FILTERS_DRAFT, NO_FILTERS, readFilters } from '../../records/tasks/filters.ts'
import { messages } from '../../records/tasks/messages.ts'
import { TaskFilterBar } from './task-filters.tsx'
import { TaskList } from './task-list.tsx'
import { useTaskDialog } from '../../records/tasks/use-task-dialog.tsx'

const TaskDialog = lazy(async () => ({
  default: (await import('../../records/tasks/task-dialog.tsx')).TaskDialog,
}))

/** The tab 'Tareas' of the CRM. */
export function TasksTab() {
  const [filters, setFilters] = useDraft(FILTERS_DRAFT, readFilters)
  const settled = { ...filters, text: useSettled(filters.text) }
  const { id: userId } = useUser()
  const zone = useZone()
  const today = useToday()
  const form = useTaskDialog()
  // TASK-10: created from the view of today it is due today, otherwise it would disappear from the view when saved.
  const add = () => form.open(filters.view === 'today' ? { day: today } : {})

  async function readCsv(): Promise<string> {
    const { readTasksCsv } = await import('../../records/tasks/api/export-tasks.ts')
    return readTasksCsv(userId, filters, { now: new Date(), zone })
  }

  return (
    <RecordOverList
      kind="tareas"
      read={(id) => taskQuery(userId, id)}
      nameOf={({ title }) => title}
      renderDialog={(task, close) => <TaskDialog key={task.id} task={task} onClose={close} />}
    >
      <div className="flex flex-col gap-6">
        <div className="flex items-center justify-between gap-3">
          <h3 className="text-lg font-semibold">{messages.heading}</h3>
          <div className="flex items-center gap-2">
            <ExportButton
              file="tareas.csv"
              read={readCsv}
              done={messages.exported}
              failed={messages.exportFailed}
            />
            <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onPress={add}>
              {messages.newTask}
            </Button>
          </div>
        </div>
        <TaskFilterBar
          filters={filters}
          onChange={(changes) => setFilters({ ...filters, ...changes })}
        />
        <TaskList
          filters={settled}
          onOpen={(task) => queryClient.setQueryData(taskQuery(userId, task.id).queryKey, task)}
          onNew={add}
          onClear={() => setFilters({ ...NO_FILTERS, view: filters.view })}
        />
        {form.dialog}
      </div>
    </RecordOverList>
  )
}
