import { MAX_IMPORT_ROWS } from './import-fields.ts'
import type { CsvRow } from './parse-csv.ts'

export interface ReadTable {
  headers: string[]
  rows: CsvRow[]
  isTooLong: boolean
}

export const MAX_ROWS_READ = MAX_IMPORT_ROWS + 2

export function tableOf([header, ...rows]: readonly CsvRow[]): ReadTable {
  return {
    headers: header?.cells.map((cell) => cell.trim()) ?? [],
    rows: rows.slice(0, MAX_IMPORT_ROWS),
    isTooLong: rows.length > MAX_IMPORT_ROWS,
  }
}
