import { formatDate, toCalendarDate } from '@predio/domain/dates'
import { isNarrowed, segmentOf, type View } from '@predio/domain/views'
import { CalendarCheck, Plus, SearchX } from 'lucide-react'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { InfiniteList } from '../../ui/infinite-list.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { useTasks } from '../../records/tasks/api/list-tasks.ts'
import type { TaskRow } from '../../records/tasks/api/task-row.ts'
import type { Selection } from '../../capabilities/bulk/use-selection.ts'
import { EMPTY, messages } from '../../records/tasks/messages.ts'
import { withUnsent } from '../../lib/outbox/with-unsent.ts'
import { useUnsentTasks } from '../../records/tasks/api/unsent-tasks.ts'
import { TaskItem } from './task-item.tsx'
import { TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from '@predio/domain/tasks'
import { HEADINGS } from '../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../ui/table-column.ts'

const idOf = ({ id }: TaskRow) => id

interface TaskListProps {
  view: View
  /** The same as in an address. */
  query: string
  selection: Selection
  onOpen: (task: TaskRow) => void
  onNew: () => void
  onClear: () => void
}

export function TaskList({ view, query, selection, onOpen, onNew, onClear }: TaskListProps) {
  const now = useNow()
  const zone = useZone()
  const tasks = useTasks(query, toCalendarDate(now, zone), { now, zone })
  const unsent = useUnsentTasks()
  if (tasks.isPending) return <ListSkeleton lead="tick" />
  if (!tasks.data)
    return <LoadFailure isCard title={messages.loadFailed} onRetry={() => void tasks.refetch()} />
  const read = tasks.data.pages.flat()
  const items = withUnsent<TaskRow>(read, unsent)
  const ids = items.map(idOf)
  return (
    <div className="rounded-lg bg-card shadow-md">
      <InfiniteList
        label={messages.heading}
        items={items}
        keyOf={idOf}
        renderItem={(task) => (
          <TaskItem
            task={task}
            unsent={unsent.find(({ recordId }) => recordId === task.id)}
            now={now}
            zone={zone}
            onOpen={() => onOpen(task)}
            {...(selection.isOn && {
              isChosen: selection.ids.has(task.id),
              onChoose: (isRange) => selection.press(task.id, ids, isRange),
            })}
          />
        )}
        printed={printedTasks(zone)}
        pages={tasks}
        empty={<Empty view={view} onNew={onNew} onClear={onClear} />}
      />
    </div>
  )
}

function Empty({ view, onNew, onClear }: Pick<TaskListProps, 'view' | 'onNew' | 'onClear'>) {
  const segment = segmentOf(view)
  // A segment does not count as a filter: an empty one has a text of its own.
  if (segment === null || isNarrowed(view)) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={messages.noMatches}
        text={messages.noMatchesHint}
        action={
          <Button look="secondary" onPress={onClear}>
            {messages.clearFilters}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<CalendarCheck aria-hidden="true" />}
      {...EMPTY[segment]}
      action={
        <Button
          look={segment === 'all' ? 'primary' : 'secondary'}
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onPress={onNew}
        >
          {messages.newTask}
        </Button>
      }
    />
  )
}

function printedTasks(zone: string): TableColumn<TaskRow>[] {
  return [
    { id: 'task', label: HEADINGS.task, render: ({ title }) => title },
    {
      id: 'due',
      label: HEADINGS.due,
      render: ({ due_date: due }) =>
        due === null ? messages.noDate : formatDate(new Date(due), zone, 'dateTime'),
    },
    {
      id: 'priority',
      label: HEADINGS.priority,
      render: ({ priority }) => TASK_PRIORITY_LABELS[priority],
    },
    { id: 'status', label: HEADINGS.state, render: ({ status }) => TASK_STATUS_LABELS[status] },
    { id: 'client', label: HEADINGS.client, render: ({ client_name }) => client_name },
    { id: 'property', label: HEADINGS.property, render: ({ property_title }) => property_title },
  ]
}
