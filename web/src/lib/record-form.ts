import { formatDate } from '@predio/domain/dates'
import {
  describeValue,
  type Fields,
  type FieldValue,
  type FormOf,
  mapFields,
  openForm,
} from '@predio/domain/fields'
import { shownTitle } from '@predio/domain/properties'
import { type DayTime, toDayTime, toMoment } from './day-time.ts'

interface Chosen {
  id: string
  label: string
}

type Row = Readonly<Record<string, FieldValue>>

export type RecordForm<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name] extends { nameColumn: string }
    ? Chosen | null
    : F[Name] extends { kind: 'moment' }
      ? DayTime
      : FormOf<F>[Name]
}

type RowOf<F extends Fields> = { readonly [Name in keyof F & string]: FieldValue } & {
  readonly [
    Name in keyof F as F[Name] extends { nameColumn: infer Column extends string } ? Column : never
  ]: FieldValue
}

export function openRecord<F extends Fields>(
  fields: F,
  stored: RowOf<F>,
  zone = '',
): RecordForm<F> {
  const row: Row = stored
  const values: Row = openForm(fields, stored)
  return mapFields(fields, (field, name) => {
    const value = (row[name] ?? null) as string | null
    if (field.kind === 'moment') return toDayTime(value, zone, field.usualTime)
    if (!('nameColumn' in field)) return values[name]
    return value && { id: value, label: shownTitle(String(row[field.nameColumn] ?? '')) }
  }) as RecordForm<F>
}

/** SAVE-20: a moment that the person did not change keeps the exact value of the stored row. */
export function toInput<F extends Fields>(
  fields: F,
  form: RecordForm<F>,
  zone = '',
  stored: Row = {},
): FormOf<F> {
  return mapFields(fields, (field, name) => {
    const value: unknown = form[name]
    if (field.kind === 'moment') {
      return toMoment(value as DayTime, zone, field.usualTime, stored[name] as string | undefined)
    }
    return 'nameColumn' in field ? ((value as Chosen | null)?.id ?? null) : value
  }) as FormOf<F>
}

export function describeRecord<F extends Fields>(
  fields: F,
  form: RecordForm<F>,
  zone = '',
): Record<keyof F & string, string> {
  const input: Row = toInput(fields, form, zone)
  return mapFields(fields, (field, name) => {
    if ('nameColumn' in field) return (form[name] as Chosen | null)?.label ?? ''
    const value = input[name]
    if (field.kind !== 'moment') return describeValue(field, value)
    return typeof value === 'string' ? formatDate(new Date(value), zone, 'dateTime') : ''
  })
}
