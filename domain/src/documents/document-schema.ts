import { z } from 'zod'
import { characterCount, shapeOf } from '../fields/index.ts'
import { DOCUMENT_FIELDS } from './fields.ts'
import { DOCUMENT_MESSAGES } from './messages.ts'

export const MAX_CONTENT = 500_000

/** The text and the file of a document have validations of their own. */
export const detailsSchema = z.object(shapeOf(DOCUMENT_FIELDS))

/** DOC-41: the form saves these columns; the database adds versions and history by trigger. */
export const documentSchema = detailsSchema.extend({
  // The text is not trimmed: a leading blank line is part of it, and trimming would create a version that nobody typed.
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
