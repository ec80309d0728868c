import type { CalendarEvent } from './to-ics.ts'

interface EventTask {
  id: string
  title: string
  description: string | null
  due_date: string | null
}

/**
 * An event rather than a VTODO, which Google's and most phones' calendars ignore. Null without a
 * date: there is nothing to put into a calendar.
 */
export function taskEvent(task: EventTask): CalendarEvent | null {
  if (task.due_date === null) return null
  return {
    id: `task-${task.id}`,
    title: task.title,
    description: task.description,
    startsAt: new Date(task.due_date),
    minutes: 30,
    alarmMinutes: 30,
  }
}
