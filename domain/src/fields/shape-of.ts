import { z } from 'zod'
import { optionalEmail } from './email-field.ts'
import type { Field, Fields } from './field.ts'
import { optionalAmount, optionalNumber } from './number-fields.ts'
import { optionalLink } from './link-field.ts'
import { optionalPhone } from './phone-field.ts'
import { optionalDate, optionalId, optionalInstant, requiredId } from './reference-fields.ts'
import { optionalText, requiredText, textList } from './text-fields.ts'

type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>

const SCHEMAS = {
  text: ({ max, long }: Of<'text'>) => optionalText(max, long),
  requiredText: (field: Of<'requiredText'>) => requiredText(field, field),
  email: ({ invalid }: Of<'email'>) => optionalEmail(invalid),
  link: ({ max, long, invalid }: Of<'link'>) => optionalLink(max, { long, invalid }),
  phone: ({ invalid }: Of<'phone'>) => optionalPhone(invalid),
  words: ({ invalid }: Of<'words'>) => textList(invalid),
  day: ({ invalid, early = invalid, late = invalid }: Of<'day'>) =>
    optionalDate(invalid)
      .refine((day) => day === null || day >= '1900-01-01', { error: early, abort: true })
      .refine((day) => day === null || day < '2200-01-01', { error: late, abort: true }),
  amount: (field: Of<'amount'>) => optionalAmount(field),
  number: (field: Of<'number'>) => optionalNumber(field, field.invalid),
  moment: ({ invalid }: Of<'moment'>) => optionalInstant(invalid),
  flag: () => z.boolean().default(false),
  record: ({ missing }: Of<'record'>) => requiredId(missing),
  optionalRecord: ({ invalid }: Of<'optionalRecord'>) => optionalId(invalid),
  choice,
  optionalChoice,
  choices,
}

function choice<Value extends string>({ options, invalid }: ChoiceOf<Value>) {
  return z.enum(Object.keys(options) as Value[], { error: invalid })
}

function optionalChoice<Value extends string>({ options, invalid }: ChoiceOf<Value>) {
  return z
    .union([z.enum(Object.keys(options) as Value[]), z.literal('')], { error: invalid })
    .nullish()
    .transform((value): Value | null => value || null)
}

function choices<Value extends string>(field: ChoiceOf<Value>) {
  return z
    .array(choice(field))
    .default([])
    .transform((values) => [...new Set(values)] as Value[])
}

interface ChoiceOf<Value extends string> {
  options: Readonly<Record<Value, string>>
  invalid: string
}

type SchemaOf<F extends Field> = F extends {
  options: Readonly<Record<infer Value extends string, string>>
}
  ? {
      choice: ReturnType<typeof choice<Value>>
      optionalChoice: ReturnType<typeof optionalChoice<Value>>
      choices: ReturnType<typeof choices<Value>>
    }[F['kind'] & ('choice' | 'optionalChoice' | 'choices')]
  : ReturnType<(typeof SCHEMAS)[F['kind']]>

type WithFallback<F extends Field, Schema extends z.ZodType> = F extends { fallback: unknown }
  ? z.ZodPrefault<Schema>
  : Schema

export type ShapeOf<F extends Fields> = {
  -readonly [Name in keyof F]: WithFallback<F[Name], SchemaOf<F[Name]>>
}

/** FIELD-07: the schemas have the order of the fields, because only the first of several faults is shown. */
export function shapeOf<F extends Fields>(fields: F): ShapeOf<F> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const schema = (SCHEMAS[field.kind] as (field: Field) => z.ZodType)(field)
    return [name, field.fallback === undefined ? schema : schema.prefault(field.fallback)]
  })
  return Object.fromEntries(entries) as ShapeOf<F>
}
