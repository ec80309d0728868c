import { formatCalendarDate } from '../dates/index.ts'
import { formatMxn } from '../money/index.ts'
import { formatPhone } from '../phones/index.ts'
import { type Field, type Fields, type FieldValue, mapFields } from './field.ts'

export function describeFields<F extends Fields>(
  fields: F,
  values: Readonly<Partial<Record<keyof F & string, FieldValue>>>,
): Record<keyof F & string, string> {
  return mapFields(fields, (field, name) => describeValue(field, values[name]))
}

export function describeValue(field: Field, value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  const texts = typeof value === 'object' ? (value ?? []) : [value ?? '']
  return texts.flatMap((each) => (each === '' ? [] : describeOne(field, each))).join(', ')
}

function describeOne(field: Field, value: string | number): string {
  if ('options' in field) return field.options[value] ?? ''
  if (field.kind === 'phone') return formatPhone(String(value))
  if (field.kind === 'day') return formatCalendarDate(String(value), 'long')
  if (typeof value === 'string') return value
  if (field.kind === 'amount') return formatMxn(value, 'ifAny')
  return field.kind === 'number' ? `${value}${field.unit ?? ''}` : String(value)
}
