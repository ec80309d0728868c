import { z } from 'zod'
import { VIEW_MESSAGES } from './messages.ts'
import { VIEW_LIMITS } from './view.ts'

/** VIEW-06 limits the name of a view. */
export const viewNameSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, VIEW_MESSAGES.nameMissing)
    .max(VIEW_LIMITS.nameLength, VIEW_MESSAGES.nameTooLong),
})
