import { z } from 'zod'
import { hasWholeCents, MAX_PESOS, parseMoney, parseNumber } from '../money/index.ts'
import { emptyToNull } from './empty-to-null.ts'

interface AmountMessages {
  invalid: string
  negative: string
}

function typedNumber(invalid: string, read: (text: string) => number | null) {
  return z
    .union([z.string(), z.number(), z.null()], { error: invalid })
    .optional()
    .transform((value) => {
      if (typeof value !== 'string') return value ?? null
      const text = emptyToNull(value)
      return text === null ? null : (read(text) ?? Number.NaN)
    })
}

export function optionalAmount(messages: AmountMessages) {
  return amountRead(parseMoney, messages)
}

export function optionalArea(messages: AmountMessages) {
  return amountRead((text) => parseNumber(text, MAX_PESOS), messages)
}

function amountRead(read: (text: string) => number | null, { invalid, negative }: AmountMessages) {
  return typedNumber(invalid, read).pipe(
    z
      .number({ error: invalid })
      .min(0, { error: negative, abort: true })
      .max(MAX_PESOS, { error: invalid, abort: true })
      .refine(hasWholeCents, { error: invalid })
      .nullable(),
  )
}

interface NumberRange {
  min: number
  max: number
  step: number
}

export function optionalNumber({ min, max, step }: NumberRange, invalid: string) {
  return typedNumber(invalid, (text) => parseNumber(text, max)).pipe(
    z
      .number({ error: invalid })
      .min(min, { error: invalid, abort: true })
      .max(max, { error: invalid, abort: true })
      .refine((value) => Number(value.toFixed(Math.round(-Math.log10(step)))) === value, {
        error: invalid,
      })
      .nullable(),
  )
}
