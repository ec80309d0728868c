import { z } from 'zod'
import { emptyToNull } from './empty-to-null.ts'

export function requiredId(missing: string) {
  return z
    .string({ error: missing })
    .nullish()
    .transform((text) => emptyToNull(text) ?? '')
    .pipe(z.guid({ error: missing }))
}

export function optionalId(invalid: string) {
  return z
    .string({ error: invalid })
    .nullish()
    .transform(emptyToNull)
    .pipe(z.guid({ error: invalid }).nullable())
}

/** A day without a time, YYYY-MM-DD. After an invalid day the checks stop, so that a range adds no second fault. */
export function optionalDate(invalid: string) {
  return z
    .string({ error: invalid })
    .nullish()
    .transform(emptyToNull)
    .pipe(z.iso.date({ error: invalid, abort: true }).nullable())
}

export function optionalInstant(invalid: string) {
  return z
    .string({ error: invalid })
    .nullish()
    .transform(emptyToNull)
    .pipe(z.iso.datetime({ offset: true, error: invalid }).nullable())
}
