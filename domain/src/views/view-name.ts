import { z } from 'zod'
import { VIEW_MESSAGES } from './messages.ts'
import { VIEW_LIMITS } from './view.ts'

/** VIEW-06: the limits of a view's name. */
export const viewNameSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, VIEW_MESSAGES.nameMissing)
    .max(VIEW_LIMITS.nameLength, VIEW_MESSAGES.nameTooLong),
})
