import { z } from 'zod'
import { characterCount, emptyToNull } from './empty-to-null.ts'

interface Limits {
  min?: number
  max: number
}

interface TextMessages {
  short: string
  long: string
}

export function requiredText({ min = 1, max }: Limits, { short, long }: TextMessages) {
  return z
    .string({ error: short })
    .nullish()
    .transform((text) => emptyToNull(text) ?? '')
    .pipe(
      z
        .string()
        .refine((text) => characterCount(text) >= min, { error: short })
        .refine((text) => characterCount(text) <= max, { error: long }),
    )
}

export function optionalText(max: number, long: string) {
  return z
    .string({ error: long })
    .nullish()
    .transform(emptyToNull)
    .refine((text) => text === null || characterCount(text) <= max, { error: long })
}

/** The database has the same limit for lists of tags and places. */
const MAX_TEXTS = 200
const MAX_TEXT_LENGTH = 300

export function textList(invalid: string) {
  return z
    .array(z.string({ error: invalid }), { error: invalid })
    .default([])
    .transform(uniqueTexts)
    .refine(
      (texts) =>
        texts.length <= MAX_TEXTS && texts.every((text) => characterCount(text) <= MAX_TEXT_LENGTH),
      { error: invalid },
    )
}

export function uniqueTexts(texts: readonly string[]): string[] {
  const unique = new Map<string, string>()
  for (const typed of texts) {
    const text = emptyToNull(typed)
    const key = text?.toLocaleLowerCase('es-MX')
    if (text !== null && key !== undefined && !unique.has(key)) unique.set(key, text)
  }
  return [...unique.values()]
}
