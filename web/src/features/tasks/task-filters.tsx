import {
  TASK_PRIORITIES,
  TASK_PRIORITY_LABELS,
  TASK_STATUS_LABELS,
  TASK_STATUSES,
  TASK_VIEW_LABELS,
  TASK_VIEWS,
} from '@predio/domain/tasks'
import { SearchField } from '../../ui/search-field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import type { TaskFilters } from '../../records/tasks/filters.ts'
import { messages } from '../../records/tasks/messages.ts'
import { words } from '../../lib/words.ts'

const VIEWS = TASK_VIEWS.map((id) => ({ id, label: TASK_VIEW_LABELS[id] }))
const STATUSES = [
  { id: 'all', label: words.all },
  ...TASK_STATUSES.map((id) => ({ id, label: TASK_STATUS_LABELS[id] })),
]
const PRIORITIES = [
  { id: 'all', label: words.allFeminine },
  ...TASK_PRIORITIES.map((id) => ({ id, label: TASK_PRIORITY_LABELS[id] })),
]

interface TaskFilterBarProps {
  filters: TaskFilters
  onChange: (changes: Partial<TaskFilters>) => void
}

export function TaskFilterBar({ filters, onChange }: TaskFilterBarProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none]">
        <SegmentedControl
          label={messages.views}
          segments={VIEWS}
          value={filters.view}
          onChange={(view) => onChange({ view })}
        />
      </div>
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_11rem_11rem]">
        <div className="col-span-2 md:col-span-1">
          <SearchField
            label={messages.searchLabel}
            placeholder={messages.searchPlaceholder}
            value={filters.text}
            onChange={(text) => onChange({ text })}
          />
        </div>
        <Select
          label={messages.priority}
          options={PRIORITIES}
          value={filters.priority}
          onChange={(key) =>
            onChange({ priority: TASK_PRIORITIES.find((id) => id === key) ?? 'all' })
          }
        />
        <Select
          label={words.state}
          options={STATUSES}
          value={filters.status}
          onChange={(key) => onChange({ status: TASK_STATUSES.find((id) => id === key) ?? 'all' })}
        />
      </div>
    </div>
  )
}
