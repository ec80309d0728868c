import { z } from 'zod'
import { isValidPhone, normalizePhone } from '../phones/index.ts'
import { emptyToNull } from './empty-to-null.ts'

/** Accepts a telephone as people write it, then checks the normalized form that is stored. */
export function optionalPhone(invalid: string) {
  return z
    .string({ error: invalid })
    .nullish()
    .transform((typed) => {
      const text = emptyToNull(typed)
      return text === null ? null : normalizePhone(text)
    })
    .refine((phone) => phone === null || isValidPhone(phone), { error: invalid })
}
