import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { TaskFilters } from './api/list-tasks.ts'
import { messages } from './messages.ts'
import { TaskFilterBar } from './task-filters.tsx'
import { TaskList } from './task-list.tsx'
import { useTaskDialog } from './use-task-dialog.tsx'

const FIRST: TaskFilters = { view: 'today', text: '', status: 'all', priority: 'all' }

/** Tareas: what is due today, what was, and everything else. */
export function TasksTab() {
  const [filters, setFilters] = useState(FIRST)
  const settled = useDeferredValue(filters)
  const form = useTaskDialog()
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lg font-semibold">{messages.heading}</h3>
        <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onPress={() => form.open()}>
          {messages.newTask}
        </Button>
      </div>
      <TaskFilterBar
        filters={filters}
        onChange={(changes) => setFilters({ ...filters, ...changes })}
      />
      <TaskList
        filters={settled}
        onOpen={(task) => form.open({ task })}
        onNew={() => form.open()}
        onClear={() => setFilters({ ...FIRST, view: filters.view })}
      />
      {form.dialog}
    </div>
  )
}
