import { z } from 'zod'
import { shapeOf } from '../fields/index.ts'
import { TASK_FIELDS } from './fields.ts'

export const taskSchema = z.object(shapeOf(TASK_FIELDS))

export type TaskInput = z.input<typeof taskSchema>
export type TaskValues = z.output<typeof taskSchema>
