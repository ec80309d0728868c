import { z } from 'zod'
import { optionalText, requiredText } from '../fields/index.ts'
import { SELECTION_MESSAGES as texts } from './messages.ts'
import { MAX_SELECTION_ITEMS } from './selection.ts'

export const MAX_SELECTION_TITLE = 120

/** SEL-01: the rules of a selection. */
export const selectionSchema = z.object({
  title: requiredText(
    { max: MAX_SELECTION_TITLE },
    { short: texts.titleMissing, long: texts.titleLong },
  ),
  message: optionalText(1000, texts.messageLong),
  items: z
    .array(z.object({ note: optionalText(500, texts.noteLong) }))
    .min(1, { error: texts.itemsMissing })
    .max(MAX_SELECTION_ITEMS, { error: texts.itemsMany }),
})
