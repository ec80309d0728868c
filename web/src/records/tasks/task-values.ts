import { formatDate, toInstant } from '@predio/domain/dates'
import {
  DEFAULT_TASK_PRIORITY,
  DEFAULT_TASK_STATUS,
  isOpen,
  TASK_PRIORITY_LABELS,
  TASK_STATUS_LABELS,
  type TaskInput,
  type TaskValues,
} from '@predio/domain/tasks'
import { shownTitle } from '@predio/domain/properties'
import { toDayTime, toMoment, type DayTime } from '../../lib/day-time.ts'
import type { FormOf } from '../../lib/form-of.ts'
import type { Option } from '../../ui/option.ts'
import type { TaskRow } from './api/task-row.ts'
import { messages } from './messages.ts'
import { words } from '../../lib/words.ts'

/** The values of the form's fields. */
export type TaskFormValues = FormOf<
  Omit<TaskValues, 'due_date' | 'client_id' | 'property_id'>,
  { due: DayTime; client: Option | null; property: Option | null }
>

export interface TaskPreset {
  title?: string | undefined
  client?: Option | undefined
  property?: Option | undefined
  /** The due day, when the task is created from a view of one day. */
  day?: string | undefined
  /** The hour on that day. */
  time?: string | undefined
}

export const FIELD_LABELS: Record<keyof TaskFormValues, string> = {
  title: words.title,
  description: words.description,
  status: words.state,
  priority: messages.priority,
  due: messages.due,
  client: words.client,
  property: words.property,
}

/** TASK-10: the hour of a day without one. */
const DEFAULT_TIME = '09:00'
/** TASK-10: due times of a task for today, so that it is not already past when it is created. */
const CLOSING_TIME = '18:00'
const LAST_TIME = '23:59'

export function newTask(
  { title, client, property, day, time }: TaskPreset,
  zone: string,
): TaskFormValues {
  return {
    title: title ?? '',
    description: '',
    status: DEFAULT_TASK_STATUS,
    priority: DEFAULT_TASK_PRIORITY,
    due:
      day === undefined
        ? { day: null, time: DEFAULT_TIME }
        : { day, time: time ?? endOfWork(day, zone) },
    client: client ?? null,
    property: property ?? null,
  }
}

function endOfWork(day: string, zone: string): string {
  return toInstant(day, CLOSING_TIME, zone) > new Date() ? CLOSING_TIME : LAST_TIME
}

export function toFormValues(row: TaskRow, zone: string): TaskFormValues {
  return {
    title: row.title,
    description: row.description ?? '',
    status: row.status,
    priority: row.priority,
    due: toDayTime(row.due_date, zone, DEFAULT_TIME),
    client: option(row.client_id, row.client_name),
    property: option(row.property_id, shownTitle(row.property_title)),
  }
}

/** The input of the domain's schema, for a save over `base`. */
export function toTaskInput(
  values: TaskFormValues,
  zone: string,
  base?: TaskRow,
): Required<TaskInput> {
  const { due, client, property, ...rest } = values
  return {
    ...rest,
    due_date: toMoment(due, zone, DEFAULT_TIME, base?.due_date),
    client_id: client?.id ?? null,
    property_id: property?.id ?? null,
  }
}

/** The row that a save of these values will make, for the screens until the server has it. */
export function rowOf(
  id: string,
  base: TaskRow | undefined,
  { client, property }: TaskFormValues,
  values: TaskValues,
): TaskRow {
  const now = new Date().toISOString()
  const isSameClient = base !== undefined && base.client_id === values.client_id
  return {
    is_example: false,
    completed_at: null,
    purpose: null,
    message: null,
    created_at: now,
    updated_at: now,
    ...base,
    ...values,
    id,
    // What a message needs is known of the client that was read, not of another one.
    client_first_name: isSameClient ? base.client_first_name : null,
    client_whatsapp: isSameClient ? base.client_whatsapp : null,
    is_open: isOpen(values),
    client_name: client?.label ?? null,
    property_title: property?.label ?? null,
  }
}

/** The values in Spanish, to show two versions side by side. */
export function describeTask(
  values: TaskFormValues,
  zone: string,
): Record<keyof TaskFormValues, string> {
  const { due_date } = toTaskInput(values, zone)
  return {
    title: values.title,
    description: values.description,
    status: TASK_STATUS_LABELS[values.status],
    priority: TASK_PRIORITY_LABELS[values.priority],
    due: due_date ? formatDate(new Date(due_date), zone, 'dateTime') : '',
    client: values.client?.label ?? '',
    property: values.property?.label ?? '',
  }
}

function option(id: string | null, label: string | null): Option | null {
  return id === null ? null : { id, label: label ?? '' }
}
