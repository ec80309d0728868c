import { formatDate } from '@predio/domain/dates'
import { TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from '@predio/domain/tasks'
import { HEADINGS } from '../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../ui/table-column.ts'
import type { TaskRow } from '../../records/tasks/api/task-row.ts'
import { messages } from '../../records/tasks/messages.ts'

export function printedTasks(zone: string): TableColumn<TaskRow>[] {
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
