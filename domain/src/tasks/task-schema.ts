import { z } from 'zod'
import { optionalId, optionalInstant, optionalText, requiredText } from '../fields/index.ts'
import { TASK_MESSAGES as say } from './messages.ts'
import {
  DEFAULT_TASK_PRIORITY,
  DEFAULT_TASK_STATUS,
  TASK_PRIORITIES,
  TASK_STATUSES,
} from './task.ts'

export const taskSchema = z.object({
  title: requiredText({ max: 200 }, { short: say.titleMissing, long: say.titleLong }),
  description: optionalText(5000, say.descriptionLong),
  status: z.enum(TASK_STATUSES, { error: say.statusInvalid }).default(DEFAULT_TASK_STATUS),
  priority: z.enum(TASK_PRIORITIES, { error: say.priorityInvalid }).default(DEFAULT_TASK_PRIORITY),
  due_date: optionalInstant(say.dueDateInvalid),
  client_id: optionalId(say.clientInvalid),
  property_id: optionalId(say.propertyInvalid),
})

export type TaskInput = z.input<typeof taskSchema>
export type TaskValues = z.output<typeof taskSchema>
