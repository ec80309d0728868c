import { z } from 'zod'
import { characterCount, shapeOf } from '../fields/index.ts'
import { DOCUMENT_FIELDS } from './fields.ts'
import { DOCUMENT_MESSAGES } from './messages.ts'

export const MAX_CONTENT = 500_000

/** These fields are common to all documents. Text and file are validated separately. */
export const detailsSchema = z.object(shapeOf(DOCUMENT_FIELDS))

/** DOC-41: the form saves these columns. Triggers in the database add versions and history. */
export const documentSchema = detailsSchema.extend({
  // The text is not trimmed: a leading blank line belongs to the text, and trimming would create a version that nobody typed.
  content: z
    .string({ error: DOCUMENT_MESSAGES.contentMissing })
    .transform((text) => text.replaceAll('\0', ''))
    .refine((text) => text.trim() !== '', { error: DOCUMENT_MESSAGES.contentMissing })
    .refine((text) => characterCount(text) <= MAX_CONTENT, {
      error: DOCUMENT_MESSAGES.contentLong,
    }),
})

export type DocumentDetails = z.output<typeof detailsSchema>
export type DocumentValues = z.output<typeof documentSchema>
