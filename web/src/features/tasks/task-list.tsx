import { formatDate } from '@predio/domain/dates'
import { TASK_PRIORITY_LABELS, TASK_STATUS_LABELS, type TaskView } from '@predio/domain/tasks'
import type { Day } from '@predio/domain/views'
import { CalendarCheck } from 'lucide-react'
import { useRemember } from '../../capabilities/addresses/record-over-list.tsx'
import { AddButton } from '../../capabilities/list/list-body.tsx'
import { RecordList } from '../../capabilities/list/record-list.tsx'
import type { ListState } from '../../capabilities/list/use-list.ts'
import { withOutbox } from '../../lib/outbox/with-outbox.ts'
import { TASKS } from '../../records/tasks/api/list-tasks.ts'
import { taskQuery } from '../../records/tasks/api/read-task.ts'
import type { TaskRow } from '../../records/tasks/api/task-row.ts'
import type { OutboxTask } from '../../records/tasks/api/outbox-tasks.ts'
import { EMPTY, messages } from '../../records/tasks/messages.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { HEADINGS } from '../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../ui/table-column.ts'
import { TaskItem } from './task-item.tsx'

interface TaskListProps {
  list: ListState<'tasks'>
  segment: TaskView
  unsent: readonly OutboxTask[]
  day: Day
  onNew: () => void
}

export function TaskList({ list, segment, unsent, day, onNew }: TaskListProps) {
  const remember = useRemember(taskQuery)
  return (
    <RecordList<TaskRow>
      texts={{ ...messages, ...EMPTY[segment] }}
      list={list}
      pages={TASKS.useRows(list.open.query)}
      withOutbox={(read) => withOutbox(read, unsent)}
      renderRow={(task, choice) => (
        <TaskItem
          task={task}
          unsent={unsent.find(({ recordId }) => recordId === task.id)}
          choice={choice}
          onOpen={() => remember(task)}
          {...day}
        />
      )}
      printed={printedTasks(day.zone)}
      skeleton={<ListSkeleton lead="tick" />}
      icon={<CalendarCheck aria-hidden="true" />}
      action={
        <AddButton
          look={segment === 'all' ? 'primary' : 'secondary'}
          label={messages.newTask}
          onPress={onNew}
        />
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
