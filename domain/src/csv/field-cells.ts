import {
  describeValue,
  type Field,
  type Fields,
  type FieldValue,
  mapFields,
} from '../fields/index.ts'
import { formatPhoneAbroad } from '../phones/index.ts'
import { shownTitle } from '../properties/index.ts'
import { spreadsheetDate } from './spreadsheet-date.ts'
import { type CsvValue, toCsv } from './to-csv.ts'

export function fieldHeadings(fields: Fields): string[] {
  return Object.values(fields).map((field) => field.label + (('unit' in field && field.unit) || ''))
}

type Shown<F extends Fields> = {
  readonly [
    Name in keyof F as F[Name] extends { nameColumn: infer Column extends string } ? Column : Name
  ]: FieldValue
}

export function listExport<F extends Fields>(fields: F) {
  return (rows: readonly Shown<F>[], zone: string): string =>
    toCsv(
      fieldHeadings(fields),
      rows.map((row) => fieldCells(fields, row, zone)),
    )
}

export function fieldCells<F extends Fields>(fields: F, row: Shown<F>, zone: string): CsvValue[] {
  const values: Readonly<Record<string, FieldValue>> = row
  const cells = mapFields(fields, (field, name) => {
    const column = 'nameColumn' in field ? field.nameColumn : name
    return cellOf(field, values[column], zone)
  })
  return Object.values(cells)
}

function cellOf(field: Field, value: FieldValue, zone: string): CsvValue {
  if (value === null || value === undefined) return null
  if (field.kind === 'words') return Array.isArray(value) ? value.join('; ') : null
  // A telephone is written with spaces, because Excel turns +525512345678 into 5.25512E+11.
  if (field.kind === 'phone') return formatPhoneAbroad(String(value))
  if (field.kind === 'moment') return spreadsheetDate(String(value), zone)
  if ('nameColumn' in field) return shownTitle(String(value))
  const isPlain = typeof value === 'string' || typeof value === 'number'
  return isPlain && !('options' in field) ? value : describeValue(field, value)
}
