import { z } from 'zod'
import {
  emptyToNull,
  optionalAmount,
  optionalDate,
  optionalNumber,
  optionalText,
} from '../../fields/index.ts'
import { VALUE_MESSAGES } from '../messages.ts'
import type { DocumentField } from './field.ts'

const DEFAULT_MAX_LENGTH = 2000
export const MAX_INTEGER = 1_000_000

type Value = string | number | null

export function valueField(field: DocumentField): z.ZodType<Value> {
  const value = fieldOfKind(field)
  return field.required
    ? value.refine((given) => given !== null, { error: VALUE_MESSAGES.missing(field.label) })
    : value
}

function fieldOfKind({ label, kind, ...limits }: DocumentField): z.ZodType<Value> {
  switch (kind) {
    case 'text':
    case 'longText': {
      const max = limits.maxLength ?? DEFAULT_MAX_LENGTH
      return optionalText(max, VALUE_MESSAGES.long(label, max))
    }
    case 'money':
      return (
        optionalAmount({
          invalid: VALUE_MESSAGES.notAmount(label),
          negative: VALUE_MESSAGES.notPositive(label),
        })
          // Zero is refused: a pagaré needs an amount, and a deposit of zero is left empty.
          .refine((amount) => amount !== 0, { error: VALUE_MESSAGES.notPositive(label) })
      )
    case 'number':
      return optionalAmount({
        invalid: VALUE_MESSAGES.notNumber(label),
        negative: VALUE_MESSAGES.notNumber(label),
      })
    case 'integer': {
      const { min = 0, max = MAX_INTEGER } = limits
      return optionalNumber({ min, max, step: 1 }, VALUE_MESSAGES.notInteger(label, min, max))
    }
    case 'percent':
      return optionalNumber({ min: 0, max: 100, step: 0.01 }, VALUE_MESSAGES.notPercent(label))
    case 'date':
      return optionalDate(VALUE_MESSAGES.notDate(label))
    case 'select':
      return z
        .string({ error: VALUE_MESSAGES.notOption(label) })
        .nullish()
        .transform(emptyToNull)
        .refine((chosen) => chosen === null || (limits.options ?? []).includes(chosen), {
          error: VALUE_MESSAGES.notOption(label),
        })
  }
}
