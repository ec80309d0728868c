import { decodeText } from './decode-text.ts'
import { detectDelimiter } from './detect-delimiter.ts'
import { MAX_IMPORT_ROWS } from './import-fields.ts'
import { type CsvRow, parseCsv } from './parse-csv.ts'

export interface CsvFile {
  headers: string[]
  rows: CsvRow[]
  /** There were more rows than an import takes; those beyond are left out. */
  isTooLong: boolean
}

/** Reads a file of any encoding and delimiter; its first row has the headers. */
export function readCsv(bytes: Uint8Array): CsvFile {
  const text = decodeText(bytes)
  // Excel may write the delimiter into a first line, 'sep=;', which is no row.
  const hint = /^sep=([^\r\n])\r?\n/i.exec(text)
  const body = text.slice(hint?.[0].length ?? 0)
  const delimiter = hint?.[1] ?? detectDelimiter(body)
  const parsed = parseCsv(body, delimiter, MAX_IMPORT_ROWS + 2)
  const [header, ...rows] = hint ? parsed.map(afterHint) : parsed
  return {
    headers: header?.cells.map((cell) => cell.trim()) ?? [],
    rows: rows.slice(0, MAX_IMPORT_ROWS),
    isTooLong: rows.length > MAX_IMPORT_ROWS,
  }
}

function afterHint(row: CsvRow): CsvRow {
  return { ...row, line: row.line + 1 }
}
