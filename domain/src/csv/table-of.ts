import { MAX_IMPORT_ROWS } from './import-fields.ts'
import type { CsvRow } from './parse-csv.ts'

export interface ReadTable {
  headers: string[]
  rows: CsvRow[]
  /** There were more rows than an import takes; those beyond are left out. */
  isTooLong: boolean
}

/** Enough to see that a file has too many: the headers and one row more than an import takes. */
export const MAX_ROWS_READ = MAX_IMPORT_ROWS + 2

/** The first row has the headers. */
export function tableOf([header, ...rows]: readonly CsvRow[]): ReadTable {
  return {
    headers: header?.cells.map((cell) => cell.trim()) ?? [],
    rows: rows.slice(0, MAX_IMPORT_ROWS),
    isTooLong: rows.length > MAX_IMPORT_ROWS,
  }
}
