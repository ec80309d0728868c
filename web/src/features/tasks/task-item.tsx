import { isOpen, TASK_STATUS_LABELS, taskEvent, toIcs } from '@predio/domain/tasks'
import { toCalendarDate } from '@predio/domain/dates'
import { shownTitle } from '@predio/domain/properties'
import { fillScript, scriptValues } from '@predio/domain/scripts'
import { CalendarClock, CalendarPlus, House, UserRound } from 'lucide-react'
import { download } from '../../lib/download.ts'
import { recordTarget } from '../../lib/navigation.ts'
import { words } from '../../lib/words.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { OutboxBadge } from '../../ui/outbox-badge.tsx'
import type { TaskRow } from '../../records/tasks/api/task-row.ts'
import { MessageButton } from '../../records/tasks/message-button.tsx'
import { ReportTaskButton } from '../../records/tasks/report-task-button.tsx'
import type { OutboxTask } from '../../records/tasks/api/outbox-tasks.ts'
import { RowFact } from '../../capabilities/facts/row-fact.tsx'
import type { RowChoice } from '../../capabilities/list/record-list.tsx'
import { RecordRow, RowTitle } from '../../capabilities/list/record-row.tsx'
import { FactLine } from '../../capabilities/list/fact-line.tsx'
import { CompleteButton } from '../../records/tasks/complete-button.tsx'
import { taskFacts } from '../../records/tasks/task-facts.ts'
import { nearDate } from '../../lib/near-date.ts'
import { messages } from '../../records/tasks/messages.ts'
import { PriorityBadge } from './priority-badge.tsx'
import { statusTone } from './tone-of.ts'

interface TaskItemProps {
  task: TaskRow
  unsent?: OutboxTask | undefined
  now: Date
  zone: string
  onOpen?: () => void
  choice?: RowChoice | undefined
}

export function TaskItem(props: TaskItemProps) {
  const { task, unsent, now, zone, onOpen, choice } = props
  const event = choice ? null : taskEvent(task)
  const recipient = recipientOf(task)
  const isNew = unsent !== undefined && unsent.base === undefined
  const due = task.due_date === null ? null : new Date(task.due_date)
  const isOverdue =
    due !== null && isOpen(task) && toCalendarDate(due, zone) < toCalendarDate(now, zone)
  const dueText = due ? nearDate(due, now, zone) : messages.noDate
  const fact = { kind: taskFacts, row: task, isFixed: choice !== undefined || isNew }
  return (
    <RecordRow
      name={task.title}
      choice={choice}
      lead={!isNew && <CompleteButton task={task} />}
      className="flex items-start gap-4 py-4"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <RowTitle
          name={task.title}
          target={recordTarget('tareas', task.id)}
          isPlain={choice !== undefined || isNew}
          onOpen={onOpen}
          isSoft={!isOpen(task)}
          isDone={task.status === 'completed'}
        />
        {task.message && recipient && (
          <p className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">
            {fillScript(task.message, scriptValues({ client: recipient }))}
          </p>
        )}
        <div className="flex flex-wrap gap-x-2 gap-y-5 desk:gap-y-2">
          <RowFact {...fact} name="priority">
            <PriorityBadge priority={task.priority} />
          </RowFact>
          <RowFact {...fact} name="status">
            <Badge tone={statusTone(task.status)}>{TASK_STATUS_LABELS[task.status]}</Badge>
          </RowFact>
          {task.is_example && <Badge hasMark={false}>{words.example}</Badge>}
          {unsent && <OutboxBadge entry={unsent} />}
        </div>
        <div className="mt-3.5 flex flex-col gap-1 text-sm text-ink-soft desk:mt-0 sm:flex-row sm:flex-wrap sm:gap-x-6">
          <RowFact {...fact} name="due_date" text={dueText}>
            <FactLine icon={<CalendarClock aria-hidden="true" />} isUrgent={isOverdue}>
              {dueText}
            </FactLine>
          </RowFact>
          {task.client_name && (
            <FactLine icon={<UserRound aria-hidden="true" />}>{task.client_name}</FactLine>
          )}
          {task.property_title && (
            <FactLine icon={<House aria-hidden="true" />} isForDesk={task.client_name !== null}>
              {shownTitle(task.property_title)}
            </FactLine>
          )}
        </div>
        <div className="relative z-1 self-start empty:hidden">
          {!choice && <ReportTaskButton task={task} size="small" />}
        </div>
      </div>
      {recipient && !choice && (
        <div className="relative z-1 -my-2.5">
          <MessageButton task={task} client={recipient} />
        </div>
      )}
      {event && (
        <div className="relative z-1 -my-2.5 -mr-2 shown-on-hover">
          <IconButton
            label={messages.calendar}
            icon={<CalendarPlus aria-hidden="true" />}
            onPress={() =>
              download('tarea.ics', toIcs([event], new Date()), 'text/calendar;charset=utf-8')
            }
          />
        </div>
      )}
    </RecordRow>
  )
}

function recipientOf({ client_id: id, client_first_name: name, client_whatsapp }: TaskRow) {
  return id === null || name === null ? null : { id, first_name: name, whatsapp: client_whatsapp }
}
