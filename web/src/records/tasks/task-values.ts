import { toInstant } from '@predio/domain/dates'
import { labelsOf, newForm } from '@predio/domain/fields'
import { isOpen, TASK_FIELDS, type TaskValues } from '@predio/domain/tasks'
import { describeRecord, openRecord, type RecordForm, toInput } from '../../lib/record-form.ts'
import type { Option } from '../../ui/option.ts'
import type { TaskRow } from './api/task-row.ts'

export type TaskForm = RecordForm<typeof TASK_FIELDS>

export interface TaskPreset {
  title?: string | undefined
  client?: Option | undefined
  property?: Option | undefined
  day?: string | undefined
  time?: string | undefined
}

export const FIELD_LABELS = labelsOf(TASK_FIELDS)

/** TASK-10: a task for today is due at a time that has not passed. */
const CLOSING_TIME = '18:00'
const LAST_TIME = '23:59'

export function newTask(
  { title, client, property, day, time }: TaskPreset,
  zone: string,
): TaskForm {
  return {
    ...newForm(TASK_FIELDS),
    title: title ?? '',
    due_date:
      day === undefined
        ? { day: null, time: TASK_FIELDS.due_date.usualTime }
        : { day, time: time ?? endOfWork(day, zone) },
    client_id: client ?? null,
    property_id: property ?? null,
  }
}

function endOfWork(day: string, zone: string): string {
  return toInstant(day, CLOSING_TIME, zone) > new Date() ? CLOSING_TIME : LAST_TIME
}

export function toForm(row: TaskRow, zone: string): TaskForm {
  return openRecord(TASK_FIELDS, row, zone)
}

export function toTaskInput(form: TaskForm, zone: string, base?: TaskRow) {
  return toInput(TASK_FIELDS, form, zone, base)
}

export function rowOf(
  id: string,
  base: TaskRow | undefined,
  { client_id, property_id }: TaskForm,
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
    // The client's data for the message are those of the client that was read, so another client has none yet.
    client_first_name: isSameClient ? base.client_first_name : null,
    client_whatsapp: isSameClient ? base.client_whatsapp : null,
    is_open: isOpen(values),
    client_name: client_id?.label ?? null,
    property_title: property_id?.label ?? null,
  }
}

export function describeTask(form: TaskForm, zone: string) {
  return describeRecord(TASK_FIELDS, form, zone)
}
