import { z } from 'zod'
import { characterCount, optionalId, requiredText } from '../fields/index.ts'
import { DOCUMENT_CATEGORIES, DOCUMENT_STATUSES, GENERATED_STATUS } from './document.ts'
import { DOCUMENT_MESSAGES } from './messages.ts'

export const MAX_CONTENT = 500_000

/** The columns that a form saves for a text document; the database adds versions and history by trigger (DOC-41). */
export const documentSchema = z.object({
  name: requiredText(
    { max: 255 },
    { short: DOCUMENT_MESSAGES.nameMissing, long: DOCUMENT_MESSAGES.nameLong },
  ),
  category: z.enum(DOCUMENT_CATEGORIES, { error: DOCUMENT_MESSAGES.categoryInvalid }),
  status: z
    .enum(DOCUMENT_STATUSES, { error: DOCUMENT_MESSAGES.statusInvalid })
    .default(GENERATED_STATUS),
  client_id: optionalId(DOCUMENT_MESSAGES.saveFailed),
  property_id: optionalId(DOCUMENT_MESSAGES.saveFailed),
  // The text is not trimmed: a leading blank line is part of it, and trimming would create a version that nobody typed.
  content: z
    .string({ error: DOCUMENT_MESSAGES.contentMissing })
    .transform((text) => text.replaceAll('\0', ''))
    .refine((text) => text.trim() !== '', { error: DOCUMENT_MESSAGES.contentMissing })
    .refine((text) => characterCount(text) <= MAX_CONTENT, {
      error: DOCUMENT_MESSAGES.contentLong,
    }),
})

export type DocumentValues = z.output<typeof documentSchema>
