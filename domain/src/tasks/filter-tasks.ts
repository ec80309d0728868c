import { endOfDay, endOfWeek, startOfDay, toCalendarDate } from '../dates/index.ts'
import { isOpen, TASK_PRIORITIES, type TaskPriority, type TaskStatus } from './task.ts'

export const TASK_VIEWS = ['today', 'overdue', 'week', 'all'] as const
export type TaskView = (typeof TASK_VIEWS)[number]

export const TASK_VIEW_LABELS: Record<TaskView, string> = {
  today: 'Hoy',
  overdue: 'Vencidas',
  week: 'Esta semana',
  all: 'Todas',
}

export interface DatedTask {
  status: TaskStatus
  priority: TaskPriority
  due_date: string | null
}

/**
 * The tasks of a view, by due date and then by priority (TASK-04 to TASK-06). A task is overdue from the
 * day after its due date in the agent's time zone, as in the daily notifications.
 */
export function filterTasks<T extends DatedTask>(
  tasks: readonly T[],
  view: TaskView,
  now: Date,
  zone: string,
): T[] {
  const [from, until] = viewRange(view, now, zone)
  return tasks.filter((task) => isShown(task, view, from, until)).toSorted(byUrgency)
}

/** How many tasks each view shows. */
export function countTasks(
  tasks: readonly DatedTask[],
  now: Date,
  zone: string,
): Record<TaskView, number> {
  const count = (view: TaskView) => filterTasks(tasks, view, now, zone).length
  return {
    today: count('today'),
    overdue: count('overdue'),
    week: count('week'),
    all: count('all'),
  }
}

function isShown(task: DatedTask, view: TaskView, from: number, until: number): boolean {
  if (view === 'all') return true
  if (task.due_date === null || !isOpen(task)) return false
  const due = Date.parse(task.due_date)
  return due >= from && due < until
}

/** The due dates of a view in milliseconds, from inclusive and until exclusive, for lists that the server filters. */
export function viewRange(view: TaskView, now: Date, zone: string): [number, number] {
  const today = toCalendarDate(now, zone)
  const start = startOfDay(today, zone).getTime()
  switch (view) {
    case 'today':
      return [start, endOfDay(today, zone).getTime()]
    case 'overdue':
      return [Number.NEGATIVE_INFINITY, start]
    case 'week':
      return [start, endOfDay(endOfWeek(today), zone).getTime()]
    case 'all':
      return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  }
}

function byUrgency(a: DatedTask, b: DatedTask): number {
  const [first, second] = [dueTime(a), dueTime(b)]
  if (first !== second) return first < second ? -1 : 1
  return TASK_PRIORITIES.indexOf(b.priority) - TASK_PRIORITIES.indexOf(a.priority)
}

/** A task without a date sorts last. */
function dueTime(task: DatedTask): number {
  return task.due_date === null ? Number.POSITIVE_INFINITY : Date.parse(task.due_date)
}
