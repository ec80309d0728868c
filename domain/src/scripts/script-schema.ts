import { z } from 'zod'
import { requiredText } from '../fields/index.ts'
import { SCRIPT_MESSAGES as say } from './messages.ts'
import { SCRIPT_CATEGORIES } from './script.ts'

export const scriptSchema = z.object({
  title: requiredText({ max: 100 }, { short: say.titleMissing, long: say.titleLong }),
  category: z.enum(SCRIPT_CATEGORIES, { error: say.categoryInvalid }),
  content: requiredText({ max: 2000 }, { short: say.contentMissing, long: say.contentLong }),
})

export type ScriptValues = z.output<typeof scriptSchema>
