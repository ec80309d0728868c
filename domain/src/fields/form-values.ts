import type { CalendarDate } from '../dates/index.ts'
import type { TypedNumber } from '../money/index.ts'
import { type Field, type Fields, type FieldValue, mapFields } from './field.ts'

/** The value of a field while somebody types: a text is never null, and a number may still be an invalid text. */
type Typed<F extends Field> = F extends {
  options: Readonly<Record<infer Value extends string, string>>
}
  ? { choice: Value; optionalChoice: Value | null; choices: Value[] }[F['kind'] &
      ('choice' | 'optionalChoice' | 'choices')]
  : {
      text: string
      requiredText: string
      email: string
      link: string
      phone: string
      words: string[]
      day: CalendarDate | null
      amount: TypedNumber
      number: TypedNumber
      moment: string | null
      flag: boolean
      record: string | null
      optionalRecord: string | null
    }[Exclude<F['kind'], 'choice' | 'optionalChoice' | 'choices'>]

export type FormOf<F extends Fields> = { -readonly [Name in keyof F]: Typed<F[Name]> }

type ToChoose<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { kind: 'choice' }
    ? F[Name] extends { fallback: unknown }
      ? never
      : Name
    : never
}[keyof F]

export function newForm<F extends Fields>(fields: F): Omit<FormOf<F>, ToChoose<F>> {
  return mapFields(fields, (field) => field.fallback ?? emptyOf(field)) as never
}

export function openForm<F extends Fields>(
  fields: F,
  row: Readonly<Record<keyof F & string, FieldValue>>,
): FormOf<F> {
  return mapFields(fields, (field, name) => row[name] ?? emptyOf(field)) as never
}

function emptyOf({ kind }: Field): FieldValue {
  if (kind === 'words' || kind === 'choices') return []
  if (kind === 'flag') return false
  return ['text', 'requiredText', 'email', 'link', 'phone'].includes(kind) ? '' : null
}
