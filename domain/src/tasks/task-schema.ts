import { z } from 'zod'
import { optionalId, optionalInstant, optionalText, requiredText } from '../fields/index.ts'
import { TASK_MESSAGES as texts } from './messages.ts'
import {
  DEFAULT_TASK_PRIORITY,
  DEFAULT_TASK_STATUS,
  TASK_PRIORITIES,
  TASK_STATUSES,
} from './task.ts'

export const taskSchema = z.object({
  title: requiredText({ max: 200 }, { short: texts.titleMissing, long: texts.titleLong }),
  description: optionalText(5000, texts.descriptionLong),
  status: z.enum(TASK_STATUSES, { error: texts.statusInvalid }).default(DEFAULT_TASK_STATUS),
  priority: z
    .enum(TASK_PRIORITIES, { error: texts.priorityInvalid })
    .default(DEFAULT_TASK_PRIORITY),
  due_date: optionalInstant(texts.dueDateInvalid),
  client_id: optionalId(texts.clientInvalid),
  property_id: optionalId(texts.propertyInvalid),
})

export type TaskInput = z.input<typeof taskSchema>
export type TaskValues = z.output<typeof taskSchema>
