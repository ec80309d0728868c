import { z } from 'zod'
import { characterCount, emptyToNull } from './empty-to-null.ts'

/** The pattern equals the database's private.is_email(). It is loose on purpose, since only a delivered message proves an address. */
export function isEmail(text: string): boolean {
  const length = characterCount(text)
  return length >= 5 && length <= 254 && /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text)
}

export function optionalEmail(invalid: string) {
  return z
    .string({ error: invalid })
    .nullish()
    .transform(emptyToNull)
    .refine((text) => text === null || isEmail(text), { error: invalid })
}
