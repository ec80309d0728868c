import type { CalendarEvent } from './to-ics.ts'

interface EventTask {
  id: string
  title: string
  description: string | null
  due_date: string | null
}

/** Google Calendar and most phones ignore a VTODO, so a task is exported as a VEVENT. */
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
