import {
  describeValue,
  type Field,
  type Fields,
  type FieldValue,
  namesOf,
} from '../fields/index.ts'
import { formatPhoneAbroad } from '../phones/index.ts'
import type { CsvValue } from './to-csv.ts'

/** The headings of the cells, numbers with their unit. */
export function fieldHeadings(fields: Fields): string[] {
  return Object.values(fields).map((field) => field.label + (('unit' in field && field.unit) || ''))
}

/** The cells of a record in the order of its fields: choices by their label, numbers and days as a spreadsheet reads them. */
export function fieldCells<F extends Fields>(
  fields: F,
  row: Readonly<Record<keyof F & string, FieldValue>>,
): CsvValue[] {
  return namesOf(fields).map((name) => cellOf(fields[name] as Field, row[name]))
}

function cellOf(field: Field, value: FieldValue): CsvValue {
  if (value === null || value === undefined) return null
  if (field.kind === 'words') return Array.isArray(value) ? value.join('; ') : null
  // With spaces: Excel turns +525512345678 into 5.25512E+11.
  if (field.kind === 'phone') return formatPhoneAbroad(String(value))
  return 'options' in field || typeof value === 'object' ? describeValue(field, value) : value
}
