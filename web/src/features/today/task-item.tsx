import { toCalendarDate } from '@predio/domain/dates'
import { shownTitle } from '@predio/domain/properties'
import { nearDate } from '../../lib/near-date.ts'
import { words } from '../../lib/words.ts'
import type { TaskRow } from '../../records/tasks/api/task-row.ts'
import { CompleteButton } from '../../records/tasks/complete-button.tsx'
import { messages as taskTexts } from '../../records/tasks/messages.ts'
import type { OutboxTask } from '../../records/tasks/api/outbox-tasks.ts'
import { Badge } from '../../ui/badge.tsx'
import { OutboxBadge } from '../../ui/outbox-badge.tsx'
import { messages } from './messages.ts'
import { RowOpener } from './row-opener.tsx'

interface TaskItemProps {
  task: TaskRow
  unsent?: OutboxTask | undefined
  now: Date
  zone: string
  onOpen: () => void
}

export function TaskItem({ task, unsent, now, zone, onOpen }: TaskItemProps) {
  const due = task.due_date === null ? null : new Date(task.due_date)
  const isOverdue = due !== null && toCalendarDate(due, zone) < toCalendarDate(now, zone)
  const about = [
    due ? nearDate(due, now, zone) : taskTexts.noDate,
    task.client_name,
    shownTitle(task.property_title),
  ]
  return (
    <article aria-label={task.title} className="flex items-start gap-4 px-4 py-3">
      <CompleteButton task={task} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <RowOpener onPress={onOpen}>{task.title}</RowOpener>
        <p className="text-sm text-ink-soft wrap-anywhere">{about.filter(Boolean).join(' · ')}</p>
        <div className="flex flex-wrap gap-2">
          {isOverdue && <Badge tone="danger">{messages.overdue}</Badge>}
          {task.is_example && <Badge hasMark={false}>{words.example}</Badge>}
          {unsent && <OutboxBadge entry={unsent} />}
        </div>
      </div>
    </article>
  )
}
